# Giramondo as a container: one executable, one volume (/data), no root.

FROM node:24-bookworm-slim AS build
WORKDIR /src
# First the dependencies alone: they change less often than the rest.
COPY .npmrc package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The commit, which the build context does not have: `git log -1 --abbrev=10 --format='%h %cs'`.
ARG GIRAMONDO_COMMIT
RUN npm run package -- --native \
 && cp "dist/giramondo-linux-$(node -p process.arch)" /usr/local/bin/giramondo

FROM debian:bookworm-slim
RUN groupadd --system --gid 10001 giramondo \
 && useradd --system --uid 10001 --gid giramondo --no-create-home --home-dir /data --shell /usr/sbin/nologin giramondo \
 && install -d -o giramondo -g giramondo -m 0700 /data
COPY --from=build /usr/local/bin/giramondo /usr/local/bin/giramondo
# HOST: inside a container only the other containers and published ports get here.
# container: the first password goes into a file, because Docker keeps what a container prints.
ENV DATA_DIR=/data \
    container=docker \
    HOST=0.0.0.0 \
    PORT=3000 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=32768 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    UV_THREADPOOL_SIZE=2
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=60s --timeout=10s --start-period=30s CMD ["giramondo", "doctor", "--health"]
ENTRYPOINT ["giramondo"]
CMD ["serve"]
