import { createServer } from "node:net";

/** Returns a free port of 127.0.0.1. */
export function freePort() {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    }),
  );
}
