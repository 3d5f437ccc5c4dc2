import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

/** A server of map tiles on 127.0.0.1. With `broken` it answers 500. */
export interface TileServer {
  /** The address for TILE_URL. */
  url: string;
  /** The number of requested tiles. */
  asked(): number;
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function tileServer({ broken = false } = {}): Promise<TileServer> {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: "#dfe8d8" } })
    .png()
    .toBuffer();
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    response.writeHead(broken ? 500 : 200, { "Content-Type": "image/png", "Cache-Control": "no-store" });
    response.end(broken || request.method === "HEAD" ? undefined : tile);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    asked: () => asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
