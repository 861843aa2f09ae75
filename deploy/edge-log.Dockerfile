# Counts the answers of nginx for Prometheus. There is no official image of mtail, so it comes from Debian. Build it from the folder `deploy`.
FROM debian:bookworm-slim
RUN apt-get update -qq && apt-get install -qq --no-install-recommends mtail && rm -rf /var/lib/apt/lists/*
COPY edge.mtail /etc/mtail/edge.mtail
USER nobody
CMD ["mtail", "--progs", "/etc/mtail", "--logs", "udp://0.0.0.0:5514", "--address", "0.0.0.0", "--port", "3903", "--logtostderr"]
