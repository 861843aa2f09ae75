#!/usr/bin/env bash
# Takes the backup of this day with pgBackRest: a full one on Sundays, and on other days one of what changed since. Run it every night on the host of
# the primary, as the user of the database.
#
#   take-backup.sh            once
#   take-backup.sh --nightly  now, when there is none yet, and then each night at 01:00 UTC
#
# BACKUP_METRICS is a folder from which node_exporter reads when the last backup was taken.
set -euo pipefail

pgbackrest() { command pgbackrest --stanza=rigsouq "$@"; }

take_backup() {
  # It does nothing when it has been run before.
  pgbackrest stanza-create
  # Ends with an error when a segment does not arrive in the archive.
  pgbackrest check
  # Without a full backup to compare with, a differential one becomes a full one.
  if [[ $(date -u +%u) == 7 ]]; then pgbackrest --type=full backup; else pgbackrest --type=diff backup; fi
  if [[ -n ${BACKUP_METRICS:-} ]]; then record_time >"$BACKUP_METRICS/backup.prom"; fi
}

# An alert fires when it is more than a day ago.
record_time() {
  printf '# HELP rigsouq_backup_time_seconds When the last backup was taken\n# TYPE rigsouq_backup_time_seconds gauge\n'
  printf 'rigsouq_backup_time_seconds %s\n' "$(date +%s)"
}

wait_for_night() {
  local night
  night=$(date -u -d '01:00' +%s)
  ((night > $(date +%s))) || night=$(date -u -d 'tomorrow 01:00' +%s)
  sleep $((night - $(date +%s)))
}

case ${1:-} in
  '') take_backup ;;
  --nightly)
    [[ $(pgbackrest info) == *'full backup:'* ]] || take_backup
    while true; do
      wait_for_night
      # An alert tells of a backup that failed, and the next night tries again. A new shell, because here an error would not end the function.
      "$0" || true
    done
    ;;
  *)
    echo 'usage: take-backup.sh [--nightly]' >&2
    exit 2
    ;;
esac
