#!/usr/bin/env bash
# A base backup of the whole server, which the archived write-ahead log brings forward to any later second.
#
#   deploy/base-backup.sh [--keep N] <folder>
#
# Connects as the PostgreSQL programs do (PGHOST, PGPORT, PGUSER, PGPASSWORD or ~/.pgpass), with a role that may replicate. Makes
# <folder>/base-<UTC time at its end>/ and prints its path; the name appears when the backup is complete and checked against its
# manifest. With --keep, the newest N stay. Write-ahead log older than the oldest of them may go too: pg_archivecleanup.
set -euo pipefail

die() {
  printf 'base-backup.sh: %s\n' "$*" >&2
  exit 1
}

keep=
if [[ ${1:-} == --keep ]]; then
  keep=${2:-}
  [[ $keep =~ ^[1-9][0-9]*$ ]] || die '--keep wants a number from 1 on'
  shift 2
fi
(($# == 1)) || die 'usage: base-backup.sh [--keep N] <folder>'
umask 077
mkdir -p "$1"
folder=$(cd "$1" && pwd)
programs=$(pg_config --bindir)
work=$(mktemp -d "$folder/.partial-XXXXXXXX")
trap 'rm -rf "$work"' EXIT

# With the log that was written meanwhile, so that the backup alone is a whole database.
"$programs/pg_basebackup" --pgdata="$work/data" --checkpoint=fast --wal-method=stream
"$programs/pg_verifybackup" --quiet "$work/data"
target=$folder/base-$(date -u +%Y%m%dT%H%M%SZ)
mv -nT "$work/data" "$target"
[[ -e $target/PG_VERSION ]] || die "$target is already there"
sync "$folder"
printf '%s\n' "$target"

if [[ -n $keep ]]; then
  shopt -s nullglob
  backups=("$folder"/base-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]T[0-9][0-9][0-9][0-9][0-9][0-9]Z)
  for ((i = 0; i < ${#backups[@]} - keep; i++)); do
    rm -rf "${backups[i]}"
  done
fi
