FROM rigsouq-test/debian
RUN apt-get update -qq && apt-get install -qq --no-install-recommends nginx-light curl gettext-base && rm -rf /var/lib/apt/lists/* \
  && useradd --system nginx && ln -sf /dev/stdout /var/log/nginx/access.log && ln -sf /dev/stderr /var/log/nginx/error.log
COPY nginx-entrypoint.sh /
ENTRYPOINT ["/nginx-entrypoint.sh"]
