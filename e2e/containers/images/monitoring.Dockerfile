# Prometheus, Alertmanager or an exporter.
FROM rigsouq-test/debian-13
ARG PACKAGE
RUN apt-get update -qq && apt-get install -qq --no-install-recommends $PACKAGE && rm -rf /var/lib/apt/lists/* \
  && ln -s /usr/bin/$PACKAGE /bin/program && install -d -o nobody -g nogroup /prometheus /alertmanager
USER nobody
ENTRYPOINT ["/bin/program"]
