#!/usr/bin/env bash
# Takes a base backup of the whole server, from which the archived write-ahead log can restore any later second.
#
#   deploy/base-backup.sh [--keep N] <folder>
#
# It connects as the PostgreSQL programs do (PGHOST, PGPORT, PGUSER, PGPASSWORD or ~/.pgpass), with a role that may replicate. It creates
# <folder>/base-<UTC time at its end>/ and prints its path; the name appears when the backup is complete and checked against its manifest. With
# --keep, the newest N backups stay. Write-ahead log older than the oldest of them may be removed too: pg_archivecleanup.
set -euo pipefail

die() {
  printf 'base-backup.sh: %s\n' "$*" >&2
  exit 1
}

keep=
if [[ ${1:-} == --keep ]]; then
  keep=${2:-}
  [[ $keep =~ ^[1-9][0-9]*$ ]] || die '--keep needs a number from 1'
  shift 2
fi
(($# == 1)) || die 'usage: base-backup.sh [--keep N] <folder>'
umask 077
mkdir -p "$1"
folder=$(cd "$1" && pwd)
programs=$(pg_config --bindir)
work=$(mktemp -d "$folder/.partial-XXXXXXXX")
trap 'rm -rf "$work"' EXIT

# The backup includes the log that was written meanwhile, so that it is a complete database by itself.
"$programs/pg_basebackup" --pgdata="$work/data" --checkpoint=fast --wal-method=stream
"$programs/pg_verifybackup" --quiet "$work/data"
target=$folder/base-$(date -u +%Y%m%dT%H%M%SZ)
mv -nT "$work/data" "$target"
[[ -e $target/PG_VERSION ]] || die "$target already exists"
sync "$folder"
printf '%s\n' "$target"

if [[ -n $keep ]]; then
  shopt -s nullglob
  backups=("$folder"/base-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]T[0-9][0-9][0-9][0-9][0-9][0-9]Z)
  for ((i = 0; i < ${#backups[@]} - keep; i++)); do
    rm -rf "${backups[i]}"
  done
fi
