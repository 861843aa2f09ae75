FROM rigsouq-test/debian
RUN apt-get update -qq && apt-get install -qq --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/*
USER redis
WORKDIR /tmp
CMD ["redis-server"]
