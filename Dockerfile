# Built from the lock file on Node 24; the last stage holds what runs and nothing that builds.
FROM node:24-slim AS build
WORKDIR /muster
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
COPY rulesets/package.json rulesets/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --workspaces --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
WORKDIR /muster
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 MUSTER_DATA=/data
RUN install -d -o node -g node -m 700 /data
COPY --from=build --chown=node:node /muster/package.json ./
COPY --from=build --chown=node:node /muster/node_modules ./node_modules
COPY --from=build --chown=node:node /muster/ops ./ops
COPY --from=build --chown=node:node /muster/rulesets ./rulesets
COPY --from=build --chown=node:node /muster/server ./server
COPY --from=build --chown=node:node /muster/web ./web
USER node
EXPOSE 3000
CMD ["node", "server/start.mjs"]
