#!/usr/bin/env bash
# Restores a backup of backup.sh into a new database, and checks that it holds what was backed up.
#
#   DATABASE_URL=postgres://postgres@host:5432/postgres deploy/restore.sh [--force] [--no-owner] <backup> <new database>
#
# DATABASE_URL names the server and a role that may create databases; its database is only used to connect. The restored database gets its name when
# every table has the rows and the checksum of the manifest; otherwise it is dropped and nothing has changed. An existing database is refused, or with
# --force replaced at that last moment, which ends its sessions.
#
# Roles are not part of a backup: run roles.sql on a new server first. --no-owner skips owners and grants, so that you can inspect a backup on a
# machine without these roles.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/database-url.sh
source "$here/database-url.sh"

force=
owner=()
names=()
while (($# > 0)); do
  case $1 in
    --force) force=yes ;;
    --no-owner) owner=(--no-owner --no-privileges) ;;
    -*) die "unknown option $1" ;;
    *) names+=("$1") ;;
  esac
  shift
done
((${#names[@]} == 2)) || die 'usage: DATABASE_URL=… restore.sh [--force] [--no-owner] <backup> <new database>'
backup=${names[0]}
name=${names[1]}
[[ $name =~ ^[a-z_][a-z0-9_]{0,49}$ ]] || die "$name is not a valid database name"
read_database_url

(cd "$backup" && sha256sum --check --strict --quiet SHA256SUMS) || die "$backup is damaged; nothing was restored"
# The list must name both files; otherwise an empty list would pass.
for file in dump manifest.tsv; do
  grep -q "^[0-9a-f]\{64\}  $file\$" "$backup/SHA256SUMS" || die "SHA256SUMS does not list $file"
done

server=$(url_of "$database_name")
sql() {
  psql -X -q -A -t -v ON_ERROR_STOP=1 -d "$server" "$@"
}
exists=$(sql -c "SELECT 1 FROM pg_database WHERE datname = '$name'")
[[ -z $exists || -n $force ]] || die "the database $name already exists; --force replaces it"

# The database is restored under a temporary name, so that nothing uses it before it has been checked.
passing=${name}_restore_$$
found=$(mktemp)
clean_up() {
  rm -f "$found"
  sql -c "DROP DATABASE IF EXISTS $passing WITH (FORCE)" 2>/dev/null || true
}
trap clean_up EXIT
sql -c "CREATE DATABASE $passing TEMPLATE template0"
restored=$(url_of "$passing")
pg_restore --exit-on-error --jobs="${RESTORE_JOBS:-2}" ${owner[@]+"${owner[@]}"} --dbname="$restored" "$backup/dump"

psql -X -q -A -t -F $'\t' -v ON_ERROR_STOP=1 -d "$restored" -o "$found" -f "$here/manifest.sql"
tables_of() {
  grep $'^table\t' "$1" || true
}
if ! differences=$(diff <(tables_of "$backup/manifest.tsv") <(tables_of "$found")); then
  die "the restored tables differ from the manifest (< manifest, > restored):"$'\n'"$differences"
fi
# A sequence may have advanced between the manifest and the dump, but never gone back: a number must not be used twice.
behind=$(awk -F '\t' '
  $1 != "sequence" { next }
  FNR == NR { restored[$2] = $3; next }
  !($2 in restored) || restored[$2] + 0 < $3 + 0 { print $2 }
' "$found" "$backup/manifest.tsv")
[[ -z $behind ]] || die "sequences are missing or behind the manifest: $behind"

# A restored database has no statistics, and query plans without them are bad.
psql -X -q -v ON_ERROR_STOP=1 -d "$restored" -c ANALYZE
[[ -z $force ]] || sql -c "DROP DATABASE IF EXISTS $name WITH (FORCE)"
sql -c "ALTER DATABASE $passing RENAME TO $name"
printf '%s restored: %s tables, %s rows, all as in the manifest\n' "$name" \
  "$(tables_of "$found" | wc -l)" "$(tables_of "$found" | awk -F '\t' '{ rows += $3 } END { print rows + 0 }')"
