#!/usr/bin/env bash
# Builds stand-ins for the images that deploy/ takes from a registry, for machines that reach no registry: Debian's own packages, with entrypoints
# that do what those of the official images do. An image that is already there is kept, so where a registry is reachable, pull the images first.
set -euo pipefail
cd "$(dirname "$0")/../.."
images=e2e/containers/images

main() {
  build_debian rigsouq-test/debian bookworm
  exists debian:bookworm-slim || docker tag rigsouq-test/debian debian:bookworm-slim
  build_node
  build postgres:15-bookworm postgres
  build redis:7-bookworm redis
  build nginx:1.28 nginx
  build maildev/maildev:2.2.1 maildev
  # Debian 13 has the versions of these that compose.yaml names, except for Prometheus, which is older there.
  build_debian rigsouq-test/debian-13 trixie
  build_monitoring prom/prometheus:v3.5.0 prometheus
  build_monitoring prom/alertmanager:v0.28.1 prometheus-alertmanager
  build_monitoring prom/node-exporter:v1.9.0 prometheus-node-exporter
  build_monitoring prom/blackbox-exporter:v0.26.0 prometheus-blackbox-exporter
  build_monitoring quay.io/prometheuscommunity/postgres-exporter:v0.17.1 prometheus-postgres-exporter
}
exists() { docker image inspect "$1" >/dev/null 2>&1; }
build() { exists "$1" || docker build --quiet --network host --tag "$1" --file "$images/$2.Dockerfile" "${3:-$images}" >/dev/null; }

build_debian() {
  exists "$1" || mmdebstrap --quiet --variant=minbase --include=ca-certificates "$2" - | docker import - "$1" >/dev/null
}
build_monitoring() {
  exists "$1" || docker build --quiet --network host --build-arg "PACKAGE=$2" --tag "$1" --file $images/monitoring.Dockerfile $images >/dev/null
}

# Node and npm are those of .ci/setup.
build_node() {
  local context
  context=$(mktemp -d)
  cp -L .tools/bin/node /etc/ssl/certs/ca-certificates.crt "$context/"
  cp -RL .tools/node_modules/npm "$context/npm"
  build node:24-bookworm-slim node "$context"
  rm -rf "$context"
}

main
