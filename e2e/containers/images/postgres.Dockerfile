FROM rigsouq-test/debian
RUN install -d /etc/postgresql-common && echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf \
  && apt-get update -qq && apt-get install -qq --no-install-recommends -o Dpkg::Options::=--force-confold postgresql-15 && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 700 /var/lib/postgresql/data
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin PGDATA=/var/lib/postgresql/data
COPY postgres-entrypoint.sh /
VOLUME /var/lib/postgresql/data
ENTRYPOINT ["/postgres-entrypoint.sh"]
CMD ["postgres"]
