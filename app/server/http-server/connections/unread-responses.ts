import type { Server } from "node:http";
import type { Socket } from "node:net";

/** How many bytes of responses may wait for all clients together, and how often that is checked, in milliseconds. */
export interface UnreadResponsesLimit {
  max: number;
  everyMs: number;
}

const defaultLimit: UnreadResponsesLimit = { max: 64 * 1024 * 1024, everyMs: 250 };

/**
 * Bounds the memory of responses that clients do not read: while more bytes than allowed wait in the sockets of a server,
 * the connections with the most of them are closed. Stops when the server closes.
 */
export function limitUnreadResponses(server: Server, { max, everyMs } = defaultLimit): void {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  const check = () => {
    let unread = 0;
    for (const { writableLength } of open) unread += writableLength;
    if (unread <= max) return;
    for (const socket of [...open].sort((a, b) => b.writableLength - a.writableLength)) {
      if (unread <= max) return;
      unread -= socket.writableLength;
      socket.destroy();
    }
  };
  const timer = setInterval(check, everyMs).unref();
  server.once("close", () => clearInterval(timer));
}
