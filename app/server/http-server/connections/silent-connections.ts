import type { Server } from "node:http";
import type { Socket } from "node:net";

const second = 1000;

/**
 * Calls `onSilence` when nothing has been read or written on a connection for `timeoutMs` milliseconds, or a second more;
 * idle connections between two requests are left to the server's `keepAliveTimeout`. The timeouts are set on connections
 * that are still busy when somebody looks: those of the server itself would make two timers for every request.
 */
export function watchSilence(server: Server, timeoutMs: number, onSilence: (socket: Socket) => void): void {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("timeout", onSilence);
  const look = () => {
    for (const socket of open) if (!socket.timeout) socket.setTimeout(timeoutMs);
  };
  const timer = setInterval(look, Math.min(second, timeoutMs)).unref();
  server.once("close", () => clearInterval(timer));
}
