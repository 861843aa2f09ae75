#!/usr/bin/env bash
# The first process of an imitated host: mounts its file system over the shared Debian root and starts its services, each again when it ends. Killing
# this process ends every process of the host immediately, like a loss of power.
#   host-init.sh <shared root> <folder of the host> <service>…
set -euo pipefail
root=$1 folder=$2
shift 2

mkdir -p "$folder"/{changes,work,files,logs}
mount -t overlay overlay -o "lowerdir=$root,upperdir=$folder/changes,workdir=$folder/work" "$folder/files"
cd "$folder/files"
mount -t proc proc proc
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs dev/shm
install -d -o 0 -g 0 -m 1777 run/lock
# Sentinel writes into its own configuration, so the files are copied only once.
[ -e "$folder/prepared" ] || cp -R "$folder"/config/. .
touch "$folder/prepared"
chroot . install -d -o postgres -g postgres -m 700 /var/lib/postgresql/17 /var/lib/etcd
chroot . install -d -o postgres -g postgres /run/postgresql /run/pgbouncer

chroot . chown -R redis:redis /etc/redis 2>/dev/null || true

keep() {
  local name=$1
  shift
  while :; do
    "$@" >>"$folder/logs/$name.log" 2>&1 || true
    sleep 1
  done
}
as() { chroot . setpriv --reuid="$1" --regid="$1" --init-groups -- sh -c "set -a; [ ! -f $2 ] || . $2; exec $3"; }

for service in "$@"; do
  case $service in
    etcd) keep etcd as postgres /etc/default/etcd 'etcd' & ;;
    patroni) keep patroni as postgres /etc/patroni_env.conf 'patroni /etc/patroni/config.yml' & ;;
    haproxy) keep haproxy as haproxy /etc/default/haproxy 'haproxy -W -db -f /etc/haproxy/haproxy.cfg' & ;;
    pgbouncer) keep pgbouncer as postgres /dev/null 'pgbouncer /etc/pgbouncer/pgbouncer.ini' & ;;
    redis) keep redis as redis /etc/default/redis 'redis-server /etc/redis/redis.conf $REDIS_ARGUMENTS' & ;;
    sentinel) keep sentinel as redis /dev/null 'redis-sentinel /etc/redis/sentinel.conf' & ;;
    *) echo "unknown service $service" >&2; exit 1 ;;
  esac
done
wait
