FROM node:24-bookworm-slim
RUN npm install --global --no-audit --no-fund --omit=dev maildev@2.2.1
USER node
EXPOSE 1025 1080
CMD ["maildev"]
