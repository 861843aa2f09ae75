#!/bin/bash
# Creates the database cluster at the first start and runs the server as the user postgres, as the entrypoint of the postgres image does.
set -euo pipefail
if [ "${1:-}" != postgres ]; then exec "$@"; fi
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  install -d -o postgres -g postgres -m 775 /var/run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups -- "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # shellcheck disable=SC2086 # the arguments are several words
  initdb --username=postgres --pwfile=<(printf '%s\n' "$POSTGRES_PASSWORD") --auth-host=scram-sha-256 --auth-local=trust ${POSTGRES_INITDB_ARGS:-} >/dev/null
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  # The server listens on its socket only until the database exists.
  pg_ctl start -w -o "-c listen_addresses=''" >/dev/null
  createdb -U postgres "${POSTGRES_DB:-postgres}"
  pg_ctl stop -w -m fast >/dev/null
fi
exec "$@" -c listen_addresses='*'
