import { once } from "node:events";
import { type ClientRequest, createServer, request as connect } from "node:http";
import type { AddressInfo } from "node:net";

/** A connection to a site that can break like a phone's network. */
export interface FlakyConnection {
  url: string;
  /** Breaks the next form: during its upload, or after its arrival and before the answer. */
  breakNext(when: "upload" | "answer"): void;
  /** The number of forms that the site has received. */
  arrived(): number;
  close(): Promise<void>;
}

/** Opens it on a free port in front of the site at `url`. */
export async function flakyConnection(url: string): Promise<FlakyConnection> {
  let breaking: "upload" | "answer" | null = null;
  let arrived = 0;
  const server = createServer((request, response) => {
    const isForm = request.method === "POST";
    const broken = isForm ? breaking : null;
    if (isForm) breaking = null;
    if (broken === "upload") {
      request.once("data", () => request.socket.destroy());
      return;
    }
    const onward: ClientRequest = connect(
      url + (request.url ?? ""),
      { method: request.method, headers: request.headers, agent: false },
      (answer) => {
        if (isForm) arrived += 1;
        if (broken === "answer") {
          answer.resume().once("end", () => request.socket.destroy());
          return;
        }
        // A browser repeats a form by itself when a connection breaks that it has used before.
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: "close" });
        answer.pipe(response);
      },
    );
    onward.on("error", () => request.socket.destroy());
    request.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakNext: (when) => (breaking = when),
    arrived: () => arrived,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
