import { once } from "node:events";
import { type Socket, connect } from "node:net";

/** A TCP connection to a server of a test, from which nothing is read yet. A reset is not an error. */
export async function rawConnection(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** A GET as it is sent over a connection. `headers`: more lines, each with its end. */
export function rawGet(path: string, headers = ""): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
}

/** One answer as it came over a connection. */
export interface RawAnswer {
  status: number;
  body: Buffer;
}

/** Reads a connection to its end and answers what came, answer by answer; each must say its Content-Length. */
export async function rawAnswers(socket: Socket): Promise<RawAnswer[]> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(socket, "close");
  let rest = Buffer.concat(chunks);
  const answers: RawAnswer[] = [];
  while (rest.length > 0) {
    const end = rest.indexOf("\r\n\r\n") + 4;
    const head = rest.toString("latin1", 0, end);
    const length = Number(/^Content-Length: (\d+)/im.exec(head)?.[1]);
    answers.push({
      status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
      body: rest.subarray(end, end + length),
    });
    rest = rest.subarray(end + length);
  }
  return answers;
}
