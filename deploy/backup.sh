#!/usr/bin/env bash
# Backs up the database that DATABASE_URL names, while it is in use.
#
#   DATABASE_URL=postgres://rigsouq_owner@host:5432/rigsouq deploy/backup.sh [--keep N] <folder>
#
# Creates <folder>/<database>-<UTC time>/ with
#   dump           pg_dump's custom format, for pg_restore
#   manifest.tsv   rows and checksum of every table, from the same snapshot as the dump
#   SHA256SUMS     checksums of both
# and prints its path. The folder appears under its name only when it is complete. With --keep, the newest N backups of
# this database stay and older ones are removed, after the new one is safe.
#
# Use the owner of the tables: the app's role cannot read the job tables in full.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/database-url.sh
source "$here/database-url.sh"

keep=
folder=
while (($# > 0)); do
  case $1 in
    --keep)
      keep=${2:-}
      [[ $keep =~ ^[1-9][0-9]*$ ]] || die '--keep needs a number from 1'
      shift 2
      ;;
    -*) die "unknown option $1" ;;
    *)
      [[ -z $folder ]] || die 'only one folder is allowed'
      folder=$1
      shift
      ;;
  esac
done
[[ -n $folder ]] || die 'usage: DATABASE_URL=… backup.sh [--keep N] <folder>'
read_database_url

# A backup contains the data of all users, so only its owner may read it.
umask 077
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
taken_at=$(date -u +%Y%m%dT%H%M%SZ)
target=$folder/$database_name-$taken_at
[[ ! -e $target ]] || die "$target already exists"
work=$(mktemp -d "$folder/.partial-XXXXXXXX")
trap 'rm -rf "$work"' EXIT

# One session keeps the snapshot open while pg_dump reads in it, and then counts the rows in it itself. psql does not report whether a shell command
# succeeded, so a file marks the success of pg_dump.
export DUMP_URL DUMP_FOLDER=$work
DUMP_URL=$(url_of "$database_name")
psql -X -q -A -t -F $'\t' -v ON_ERROR_STOP=1 -d "$DUMP_URL" -o "$work/manifest.tsv" <<SQL
SET idle_in_transaction_session_timeout = 0;
SET statement_timeout = 0;
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT pg_export_snapshot() AS snapshot \gset
\setenv DUMP_SNAPSHOT :snapshot
\i '$here/manifest.sql'
\! pg_dump --format=custom --snapshot="\$DUMP_SNAPSHOT" --file="\$DUMP_FOLDER/dump" --dbname="\$DUMP_URL" && touch "\$DUMP_FOLDER/dumped"
COMMIT;
SQL
[[ -e $work/dumped ]] || die 'pg_dump failed'
rm "$work/dumped"
[[ -s $work/manifest.tsv ]] || die 'the database has no tables'

(cd "$work" && sha256sum dump manifest.tsv >SHA256SUMS)
# The files are synced before they get their name; otherwise a power cut could leave a complete name on incomplete contents.
sync "$work/dump" "$work/manifest.tsv" "$work/SHA256SUMS" "$work"
mv -T "$work" "$target"
sync "$folder"
printf '%s\n' "$target"

if [[ -n $keep ]]; then
  # Names end in the time, so their order is that of age. Only complete backups of this database are considered.
  shopt -s nullglob
  backups=("$folder/$database_name"-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]T[0-9][0-9][0-9][0-9][0-9][0-9]Z)
  for ((i = 0; i < ${#backups[@]} - keep; i++)); do
    rm -rf "${backups[i]}"
  done
fi
