FROM rigsouq-test/debian
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/npm
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
RUN ln -s ../lib/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/npm/bin/npx-cli.js /usr/local/bin/npx && useradd --uid 1000 --create-home node
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
CMD ["node"]
