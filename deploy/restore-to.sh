#!/usr/bin/env bash
# Restores a server as it was at a chosen second, from the newest base backup before it and the archived write-ahead log up to it.
#
#   deploy/restore-to.sh [--port N] <base backups> <archived wal> <second> <new data folder>
#   deploy/restore-to.sh /var/backups/rigsouq/base /var/backups/rigsouq/wal '2026-11-15 13:37:00+00' /var/lib/postgresql/restored
#
# Run it as the user of the database server. The running server and the archive are only read. The restored server listens on 127.0.0.1 at the port
# (5433), archives nothing, and holds every transaction that was committed up to that second and none after it. Check it, then replace the old server
# with it (docs/handbook/backups.md). When the archive does not reach that second, the script fails and leaves nothing running.
set -euo pipefail

die() {
  printf 'restore-to.sh: %s\n' "$*" >&2
  exit 1
}

port=5433
if [[ ${1:-} == --port ]]; then
  port=${2:-}
  [[ $port =~ ^[1-9][0-9]{0,4}$ ]] || die '--port needs a number'
  shift 2
fi
(($# == 4)) || die 'usage: restore-to.sh [--port N] <base backups> <archived wal> <second> <new data folder>'
backups=$(cd "$1" && pwd)
wal=$(cd "$2" && pwd)
# The server would read a time without a zone in its own zone, so the zone must be given.
[[ $3 =~ (Z|[+-][0-9]{2}(:?[0-9]{2})?)$ ]] || die "the time needs a zone: '$3+00'"
second=$(date -u -d "$3" "+%Y-%m-%d %H:%M:%SZ") || die "$3 is not a valid time"
data=$4
[[ ! -e $data ]] || die "$data already exists"
for path in "$wal" "$data"; do
  [[ $path != *[\'\\%]* ]] || die "$path: quotes, backslashes and percent signs are not allowed"
done
programs=$(pg_config --bindir)

# A backup is complete at its end time, and that time is its name.
shopt -s nullglob
base=
for backup in "$backups"/base-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]T[0-9][0-9][0-9][0-9][0-9][0-9]Z; do
  [[ ${backup##*/base-} > $(date -u -d "$second" +%Y%m%dT%H%M%SZ) ]] || base=$backup
done
[[ -n $base ]] || die "no base backup ended before $second"
"$programs/pg_verifybackup" --quiet "$base" || die "$base is damaged; nothing was restored"

umask 077
cp -a "$base" "$data"
chmod 700 "$data"
data=$(cd "$data" && pwd)
# Where the configuration is in another folder (Debian), the restored server gets its own configuration that only lets this user in.
[[ -e $data/postgresql.conf ]] || touch "$data/postgresql.conf"
[[ -e $data/pg_hba.conf ]] || echo 'local all all peer' >"$data/pg_hba.conf"
cat >>"$data/postgresql.auto.conf" <<CONF
restore_command = 'cp "$wal/%f" "%p"'
recovery_target_time = '${second%Z}+00'
recovery_target_inclusive = true
recovery_target_action = promote
hot_standby = off
archive_mode = off
CONF
touch "$data/recovery.signal"

log=$data/restore.log
fail_restoring() {
  "$programs/pg_ctl" stop -D "$data" -m immediate >/dev/null 2>&1 || true
  tail -n 20 "$log" >&2
  die "restoring to $second failed"
}
"$programs/pg_ctl" start -D "$data" -w -l "$log" -o "-p $port -h 127.0.0.1 -k ${TMPDIR:-/tmp}" >/dev/null || fail_restoring
# The server accepts connections when it has reached the second; when the archive ends before, it stops by itself.
until LC_ALL=C "$programs/pg_controldata" "$data" | grep -q '^Database cluster state: *in production$'; do
  "$programs/pg_ctl" status -D "$data" >/dev/null || fail_restoring
  sleep 0.2
done
# The recovery settings must not apply again at the next start.
sed -i '/^restore_command = \|^recovery_target\|^hot_standby = /d' "$data/postgresql.auto.conf"
printf 'restored to %s from %s: 127.0.0.1:%s, %s\n' "$second" "$(basename "$base")" "$port" "$data"
