// SPDX-FileCopyrightText: 2026 The Clew authors
// SPDX-License-Identifier: MIT
#include "models/diagnosis/localisedterms.h"

#include <algorithm>
#include <array>

namespace Clew {

namespace {

/// Terms of system messages (C library, Windows, PostgreSQL, MySQL, Git, compilers) in Chinese, Japanese and
/// Korean; sorted by bytes, so that the terms a text may begin with stand before its place of insertion.
constexpr std::array<LocalisedTerm, 174> Terms{{
    {"そのようなファイルやディレクトリはありません", "no such file or directory"},
    {"アクセスが拒否されました", "access denied"},
    {"エラー", "error"},
    {"タイムアウト", "timed out timeout"},
    {"デバイスに空き領域がありません", "no space left on device"},
    {"メモリ不足", "out of memory"},
    {"不兼容", "incompatible"},
    {"不匹配", "mismatch"},
    {"不可映射字符", "unmappable character"},
    {"不可用", "unavailable"},
    {"不可达", "unreachable"},
    {"不存在", "does not exist"},
    {"不存在的", "does not exist"},
    {"不支持", "not supported unsupported"},
    {"不是内部或外部命令", "not recognized as internal or external command"},
    {"不能", "cannot"},
    {"严重错误", "fatal error"},
    {"中止", "aborted"},
    {"主机", "host"},
    {"仓库", "repository"},
    {"使用者", "user"},
    {"依赖", "dependency"},
    {"内存", "memory"},
    {"内存不足", "out of memory"},
    {"内存溢出", "out of memory"},
    {"冲突", "conflict"},
    {"分支", "branch"},
    {"参数", "argument"},
    {"口令", "password"},
    {"只读", "read-only"},
    {"只读文件系统", "read-only file system"},
    {"合并冲突", "merge conflict"},
    {"响应", "response"},
    {"唯一约束", "unique constraint"},
    {"地址已在使用", "address already in use"},
    {"地址已被使用", "address already in use"},
    {"域名", "hostname"},
    {"失敗", "failed"},
    {"失败", "failed"},
    {"套接字", "socket"},
    {"存取被拒", "access denied"},
    {"客户端", "client"},
    {"容器", "container"},
    {"密码", "password"},
    {"密碼", "password"},
    {"崩溃", "crash"},
    {"已存在", "already exists"},
    {"已放弃", "aborted"},
    {"已杀死", "killed"},
    {"已终止", "terminated"},
    {"已经存在", "already exists"},
    {"已过期", "expired"},
    {"异常", "exception"},
    {"打开的文件过多", "too many open files"},
    {"找不到", "cannot find not found"},
    {"找不到或无法加载主类", "could not find or load main class"},
    {"找不到模块", "cannot find module"},
    {"拒絕存取", "access denied"},
    {"拒绝", "rejected"},
    {"拒绝访问", "access denied"},
    {"拒绝连接", "connection refused"},
    {"损坏", "corrupted"},
    {"接続を拒否されました", "connection refused"},
    {"推送", "push"},
    {"提交", "commit"},
    {"数据库", "database"},
    {"文件", "file"},
    {"断开的管道", "broken pipe"},
    {"无效", "invalid"},
    {"无效的参数", "invalid argument"},
    {"无法", "cannot"},
    {"无法分配内存", "cannot allocate memory"},
    {"无法打开", "cannot open"},
    {"无法打开包括文件", "cannot open include file"},
    {"无法解析", "cannot resolve"},
    {"无法解析的外部符号", "unresolved external symbol"},
    {"无法识别", "not recognized"},
    {"无法连接", "cannot connect"},
    {"服务器", "server"},
    {"未声明", "undeclared"},
    {"未声明的标识符", "undeclared identifier"},
    {"未定义", "undefined"},
    {"未定义的引用", "undefined reference"},
    {"未找到", "not found"},
    {"未找到命令", "command not found"},
    {"未授权", "unauthorized"},
    {"权限", "permission"},
    {"权限不够", "permission denied"},
    {"权限不足", "permission denied"},
    {"校验和", "checksum"},
    {"校验失败", "checksum mismatch"},
    {"核心已转储", "core dumped"},
    {"模块", "module"},
    {"檔案", "file"},
    {"權限不夠", "permission denied"},
    {"權限不足", "permission denied"},
    {"死锁", "deadlock"},
    {"段错误", "segmentation fault"},
    {"沒有此一檔案或目錄", "no such file or directory"},
    {"没有找到", "not found"},
    {"没有权限", "permission denied"},
    {"没有那个文件或目录", "no such file or directory"},
    {"無法", "cannot"},
    {"版本", "version"},
    {"用户", "user"},
    {"用户名", "username"},
    {"登录失败", "login failed"},
    {"目录", "directory"},
    {"目錄", "directory"},
    {"磁盘", "disk"},
    {"磁盘空间不足", "no space left on disk"},
    {"禁止", "forbidden"},
    {"积极拒绝", "connection refused actively"},
    {"空间不足", "no space left"},
    {"端口", "port"},
    {"系统找不到指定的文件", "system cannot find file specified"},
    {"系统找不到指定的路径", "system cannot find path specified"},
    {"编码", "encoding"},
    {"编译", "compile"},
    {"缺少", "missing"},
    {"网络不可达", "network unreachable"},
    {"致命", "fatal"},
    {"致命錯誤", "fatal error"},
    {"致命错误", "fatal error"},
    {"节点", "node"},
    {"裝置上沒有空間", "no space left on device"},
    {"見つかりません", "not found"},
    {"角色", "role"},
    {"解析失败", "could not resolve"},
    {"記憶體不足", "out of memory"},
    {"許可がありません", "permission denied"},
    {"警告", "warning"},
    {"认证", "authentication"},
    {"认证失败", "authentication failed"},
    {"设备", "device"},
    {"设备上没有空间", "no space left on device"},
    {"访问被拒绝", "access denied"},
    {"证书", "certificate"},
    {"语法错误", "syntax error"},
    {"请求", "request"},
    {"超时", "timed out timeout"},
    {"路径", "path"},
    {"身份验证", "authentication"},
    {"身份验证失败", "authentication failed"},
    {"过期", "expired"},
    {"远程", "remote"},
    {"违反", "violates"},
    {"连接", "connection"},
    {"连接被对方重置", "connection reset by peer"},
    {"连接被对方重设", "connection reset by peer"},
    {"连接被拒绝", "connection refused"},
    {"连接被重置", "connection reset"},
    {"连接超时", "connection timed out"},
    {"退出", "exit"},
    {"通常每个套接字地址", "socket address"},
    {"連線被拒絕", "connection refused"},
    {"逾時", "timed out timeout"},
    {"重复", "duplicate"},
    {"錯誤", "error"},
    {"锁等待超时", "lock wait timeout exceeded"},
    {"错误", "error"},
    {"镜像", "image"},
    {"非法", "illegal"},
    {"驱动程序", "driver"},
    {"验证失败", "verify failed"},
    {"권한이 없습니다", "permission denied"},
    {"그런 파일이나 디렉터리가 없습니다", "no such file or directory"},
    {"메모리 부족", "out of memory"},
    {"실패", "failed"},
    {"연결이 거부됨", "connection refused"},
    {"오류", "error"},
    {"장치에 남은 공간이 없음", "no space left on device"},
    {"찾을 수 없", "not found"},
    {"허가 거부", "permission denied"},
}};
static_assert(std::ranges::is_sorted(Terms, {}, &LocalisedTerm::term));

constexpr size_t LongestTerm = 96;
static_assert(std::ranges::all_of(Terms,
                                  [](const LocalisedTerm &term) { return term.term.size() <= LongestTerm; }));

} // namespace

const LocalisedTerm *localisedTermAt(std::string_view text)
{
    text = text.substr(0, LongestTerm);
    auto at = std::ranges::upper_bound(Terms, text, {}, &LocalisedTerm::term);
    // What is a prefix of the text sorts before it, the longest last; others may stand between them, but all
    // share the first character of the text.
    while (at != Terms.begin()) {
        --at;
        if (text.starts_with(at->term))
            return &*at;
        if (at->term.substr(0, 3) != text.substr(0, 3))
            return nullptr;
    }
    return nullptr;
}

std::span<const LocalisedTerm> localisedTerms()
{
    return Terms;
}

} // namespace Clew
