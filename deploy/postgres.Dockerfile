# Adds to PostgreSQL what the backups need. Build it from the folder `deploy`.
FROM postgres:15-bookworm
COPY archive-wal.sh /usr/local/bin/
# A named volume that is mounted here inherits this owner; without it, the volume belongs to root and nothing can be archived.
RUN install -d -o postgres -g postgres -m 700 /wal
