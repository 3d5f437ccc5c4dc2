import { createServer } from "node:net";

/** A port of 127.0.0.1 on which nobody listens now. */
export function freePort() {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    }),
  );
}
