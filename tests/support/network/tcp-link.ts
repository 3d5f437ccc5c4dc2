import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A network link to a server of 127.0.0.1 that can be cut. */
export interface TcpLink {
  port: number;
  /** Lets nothing through any more, in either direction. Neither side is told. */
  cut(): void;
  /**
   * The first message for which `isLast` is true still reaches the server, but its client gets no answer. With
   * `forGood` no later connection works.
   */
  cutBehind(isLast: (message: string) => boolean, options?: { forGood?: boolean }): void;
  /** Closes the connections that were cut, and lets new ones through. */
  mend(): void;
  close(): Promise<void>;
}

/** Opens it on a free port. */
export async function tcpLink(target: number): Promise<TcpLink> {
  let isCut = false;
  let isClosed = false;
  let isLast: (message: string) => boolean = () => false;
  let afterwards: () => void = () => undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (isClosed) return void client.destroy();
    const behind = connect(target, "127.0.0.1");
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(one);
      one.on("data", (bytes) => isCut || other.write(bytes));
      one.on("error", () => undefined);
      one.on("close", () => {
        sockets.delete(one);
        if (!isCut && !other.writableEnded) other.destroy();
      });
    }
    client.on("data", (bytes) => {
      if (!isLast(bytes.toString("latin1"))) return;
      isLast = () => false;
      afterwards();
      behind.end();
      client.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => void (isCut = true),
    cutBehind: (decide, { forGood = false } = {}) => {
      isLast = decide;
      afterwards = () => void (isClosed = forGood);
    },
    mend: () => {
      destroyAll();
      isCut = isClosed = false;
    },
    close: async () => {
      destroyAll();
      server.close();
      await once(server, "close");
    },
  };
}
