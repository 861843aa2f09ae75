# Adds to PostgreSQL what the backups need. Build it from the folder `deploy`.
FROM postgres:15-bookworm
RUN apt-get update -qq && apt-get install -qq --no-install-recommends pgbackrest && rm -rf /var/lib/apt/lists/* \
  # A named volume that is mounted here inherits this owner; without it, the volume belongs to root and nothing can be archived.
  && install -d -o postgres -g postgres -m 700 /var/lib/pgbackrest && install -d -o postgres -g postgres -m 755 /var/lib/node-exporter
COPY pgbackrest.conf /etc/pgbackrest/pgbackrest.conf
COPY take-backup.sh /usr/local/bin/
