#!/usr/bin/env bash
# Builds stand-ins for the images that deploy/ takes from a registry, for machines that reach no registry: Debian's own packages, with entrypoints
# that do what those of the official images do. An image that is already there is kept, so where a registry is reachable, pull the images first.
set -euo pipefail
cd "$(dirname "$0")/../.."
images=e2e/containers/images

main() {
  exists rigsouq-test/debian || mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm - | docker import - rigsouq-test/debian >/dev/null
  build_node
  build postgres:15-bookworm postgres
  build redis:7-bookworm redis
  build nginx:1.28 nginx
  build maildev/maildev:2.2.1 maildev
}
exists() { docker image inspect "$1" >/dev/null 2>&1; }
build() { exists "$1" || docker build --quiet --network host --tag "$1" --file "$images/$2.Dockerfile" "${3:-$images}" >/dev/null; }

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
