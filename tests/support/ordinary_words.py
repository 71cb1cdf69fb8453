# SPDX-FileCopyrightText: 2026 The Clew authors
# SPDX-License-Identifier: MIT
"""The word lists of the line templates: made up hosts and users, names of public packages, paths of an imagined shop.

An entry may hold places of its own.
"""

WORDS = {
    "host": "node-a node-b node-07 worker-3 worker-11 build-02 db-primary db-replica-1 cache-01 web-2 gpu-04 edge-5 ci-runner-8 gw-1 login-1".split(),
    "user": "alice bob carol dave erin frank deploy builder ci svc-api svc-batch postgres www-data ubuntu runner".split(),
    "word": "orders invoices catalog profile search billing shipping report metrics session images audit basket ledger pricing stock mailer router ingest export".split(),
    "svc": "api web worker scheduler gateway auth db cache proxy frontend backend queue metrics collector notifier".split(),
    "table": "orders order_items customers invoices payments events sessions products users audit_log stock_moves".split(),
    "topic": "orders.v1 invoices payments.settled clickstream audit-events user-updates metrics.raw shipments".split(),
    "pypi": ("numpy==1.26.4 pandas==2.2.2 requests==2.32.3 urllib3==2.2.1 idna==3.7 certifi==2024.6.2 click==8.1.7 jinja2==3.1.4 "
             "pydantic==2.7.3 fastapi==0.111.0 scipy==1.13.1 pyyaml==6.0.1 attrs==23.2.0 rich==13.7.1 tqdm==4.66.4 sqlalchemy==2.0.30 "
             "packaging==24.1 typing_extensions==4.12.1 six==1.16.0 pillow==10.3.0 matplotlib==3.9.0 protobuf==4.25.3 filelock==3.14.0").split(),
    "npm": ("react@18.3.1 react-dom@18.3.1 lodash@4.17.21 express@4.19.2 vite@5.2.12 typescript@5.4.5 eslint@8.57.0 prettier@3.3.0 "
            "axios@1.7.2 zod@3.23.8 dayjs@1.11.11 glob@10.4.1 semver@7.6.2 chalk@5.3.0 rollup@4.18.0 postcss@8.4.38 jest@29.7.0").split(),
    "crate": ("serde v1.0.203|serde_json v1.0.117|tokio v1.38.0|syn v2.0.66|quote v1.0.36|proc-macro2 v1.0.85|libc v0.2.155|bytes v1.6.0|"
              "regex v1.10.4|clap v4.5.4|anyhow v1.0.86|thiserror v1.0.61|hyper v1.3.1|tracing v0.1.40|rand v0.8.5|once_cell v1.19.0|memchr v2.7.2").split("|"),
    "gomod": ("golang.org/x/sys v0.20.0|golang.org/x/net v0.25.0|golang.org/x/text v0.15.0|github.com/spf13/cobra v1.8.0|"
              "github.com/stretchr/testify v1.9.0|github.com/google/uuid v1.6.0|go.uber.org/zap v1.27.0|google.golang.org/grpc v1.64.0|"
              "github.com/prometheus/client_golang v1.19.1|github.com/go-chi/chi/v5 v5.0.12").split("|"),
    "mvn": ("org.example.shop:shop-core org.example.shop:shop-web org.slf4j:slf4j-api com.fasterxml.jackson.core:jackson-databind "
            "org.springframework:spring-core org.junit.jupiter:junit-jupiter com.google.guava:guava org.apache.commons:commons-lang3").split(),
    "jar": ("jackson-databind-2.17.1 spring-core-6.1.8 guava-33.2.0-jre slf4j-api-2.0.13 junit-jupiter-5.10.2 commons-lang3-3.14.0 "
            "logback-classic-1.5.6 hibernate-core-6.5.2.Final netty-buffer-4.1.110.Final snakeyaml-2.2").split(),
    "cls": ("OrderService InvoiceController StockRepository PriceCalculator SessionFilter MailSender ReportJob CatalogIndexer "
            "UserMapper PaymentGateway BasketCache AuditListener ShippingPlanner TokenStore").split(),
    "py": "orders invoices pricing catalog session report mailer indexer loader cache models views utils settings schema".split(),
    "cpp": "reader writer parser index cache codec buffer scanner loader router planner filter matcher arena".split(),
    "ts": "App OrderList InvoiceTable useSession api/client routes/index store/basket components/Button lib/dates hooks/usePrice pages/Report".split(),
    "go": "store server handler config queue cache router metrics ledger pricing".split(),
    "deb": ("libssl3 curl ca-certificates git build-essential libpq5 python3.11 libc6-dev zlib1g openssl gnupg tzdata locales "
            "libxml2 libicu72 nginx-common rsync vim-tiny less").split(),
    "rpm": "openssl-libs glibc-common python3-libs curl-minimal systemd-libs ca-certificates tzdata kernel-headers git-core nginx-core".split(),
    "img": ("registry.example/shop/api:1.14.2 registry.example/shop/web:2.3.0 postgres:16.3 redis:7.2 nginx:1.27 python:3.12-slim "
            "node:20-alpine golang:1.22 debian:12 registry.example/ml/train:24.05").split(),
    "ns": "shop shop-staging monitoring ingress kube-system batch ml-train logging".split(),
    "branch": "main develop release/2.4 feature/price-rules fix/session-expiry renovate/all".split(),
    "verb": "GET GET GET GET POST PUT PATCH DELETE HEAD".split(),
    "url": ("/api/v1/orders|/api/v1/orders/@{n 100 99999}|/healthz|/metrics|/static/app.@{hex 8}.js|/login|/api/v2/search?q=lamp&page=@{n 1 40}|"
            "/images/@{n 1 9999}.webp|/favicon.ico|/api/v1/basket/items|/readyz|/robots.txt").split("|"),
    "agent": ("Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0|curl/8.5.0|kube-probe/1.29|Prometheus/2.52.0|python-requests/2.32.3|"
              "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36").split("|"),
    "model": "demo/base-uncased demo/small-lm-7b demo/encoder-large demo/t5-base demo/vision-b16 demo/coder-1b".split(),
    "layer": "layer1.0.conv1 encoder.block.3.attention head.classifier decoder.5.mlp.up_proj embed_tokens norm.final".split(),
    "aws": "eu-central-1 eu-west-1 us-east-1 us-west-2 ap-southeast-2".split(),
    "bucket": "shop-assets report-archive ml-checkpoints log-store build-cache".split(),
    "tf": ("aws_vpc.main aws_subnet.private[0] aws_subnet.private[1] aws_security_group.api aws_iam_role.worker aws_s3_bucket.assets "
           "module.db.aws_db_instance.this module.eks.aws_eks_cluster.this random_pet.name local_file.kubeconfig").split(),
    "month": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(),
}
