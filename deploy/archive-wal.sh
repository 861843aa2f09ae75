#!/usr/bin/env bash
# Archives one finished segment of the write-ahead log in a folder that is not on the database's disk; it is PostgreSQL's archive_command.
#
#   archive_mode = on
#   archive_timeout = 60
#   archive_command = '/path/to/deploy/archive-wal.sh %p %f /var/backups/rigsouq/wal'
#
# Returns 0 only once the segment is safe; otherwise PostgreSQL keeps it and asks again. A segment that is already there, byte for byte, is kept
# (PostgreSQL may ask twice after a crash). A different one is never overwritten: two servers would be writing into one archive.
set -euo pipefail

(($# == 3)) || { echo 'usage: archive-wal.sh <path> <name> <folder>' >&2; exit 2; }
path=$1
name=$2
folder=$3
umask 077
target=$folder/$name

if [[ -e $target ]]; then
  cmp -s "$path" "$target" && exit 0
  echo "archive-wal.sh: $target exists and differs" >&2
  exit 1
fi
partial=$(mktemp "$folder/.partial-$name-XXXXXX")
trap 'rm -f "$partial"' EXIT
cp "$path" "$partial"
# The file is synced before it gets its name; otherwise a power cut could leave a complete name on incomplete contents.
sync "$partial"
mv -n "$partial" "$target"
sync "$folder"
