import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A network link to a server of 127.0.0.1, which can be cut. */
export interface TcpLink {
  port: number;
  /** From now on nothing comes through, in either direction, and nobody is told. */
  cut(): void;
  /** Ends the connections that were cut; new ones come through. */
  mend(): void;
  close(): Promise<void>;
}

/** Opens it on a free port. */
export async function tcpLink(target: number): Promise<TcpLink> {
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
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
        if (!isCut) other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => void (isCut = true),
    mend: () => {
      destroyAll();
      isCut = false;
    },
    close: async () => {
      destroyAll();
      server.close();
      await once(server, "close");
    },
  };
}
