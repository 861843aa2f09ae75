# shellcheck shell=bash
# Parses DATABASE_URL; it is sourced by backup.sh and restore.sh.

die() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

# Sets database_name and passes the password to the PostgreSQL programs in the environment, because every user of the machine can read their command
# lines.
read_database_url() {
  local pattern='^(postgres|postgresql)://(([^:@/]*)(:([^@/]*))?@)?([^/?@]+)/([^/?]+)(\?(.*))?$'
  [[ ${DATABASE_URL:-} =~ $pattern ]] || die 'DATABASE_URL must read postgres://user@host:port/database'
  url_user=${BASH_REMATCH[3]}
  local password=${BASH_REMATCH[5]}
  url_host=${BASH_REMATCH[6]}
  database_name=${BASH_REMATCH[7]}
  url_query=${BASH_REMATCH[8]}
  if [[ -n $password ]]; then
    PGPASSWORD=$(printf '%b' "${password//%/\\x}")
    export PGPASSWORD
  fi
}

# Prints the address of another database of the same server, without the password.
url_of() {
  printf 'postgres://%s%s/%s%s' "${url_user:+$url_user@}" "$url_host" "$1" "$url_query"
}
