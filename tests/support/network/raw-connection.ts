import { once } from "node:events";
import { type Socket, connect } from "node:net";

/** Opens a connection on which the test writes every byte, from any local address. */
export async function rawConnection(url: string, from = "127.0.0.1"): Promise<Socket> {
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(url).port), localAddress: from });
  await once(socket, "connect");
  socket.on("error", () => {});
  return socket;
}

/** Returns everything that arrives on a connection until it is closed. */
export async function answerOn(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await closed(socket);
  return Buffer.concat(chunks).toString("utf8");
}

/** Resolves when a connection is closed, also by a reset. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once("close", () => resolve());
  });
}

/** A multipart form as a browser writes it, with the boundary that its Content-Type needs. */
export interface MultipartBody {
  contentType: string;
  body: Buffer;
}

/** Returns the bytes that a browser would send for this form. */
export async function multipartOf(form: FormData): Promise<MultipartBody> {
  const request = new Request("http://x/", { method: "POST", body: form });
  const contentType = request.headers.get("content-type") ?? "";
  return { contentType, body: Buffer.from(await request.arrayBuffer()) };
}

/** Returns the head of a POST, up to its body. */
export function postHead(path: string, contentType: string, length: number, more = ""): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\nContent-Length: ${length}\r\nConnection: close\r\n${more}\r\n`;
}

/** Returns a GET as bytes on a connection. `headers` are more lines, each with its line end. */
export function rawGet(path: string, headers = ""): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
}

/** One answer on a connection. */
export interface RawAnswer {
  status: number;
  body: Buffer;
}

/** Reads a connection to its end and returns its answers. An answer without a length is the last one. */
export async function rawAnswers(socket: Socket): Promise<RawAnswer[]> {
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  await closed(socket);
  let rest = Buffer.concat(chunks);
  const answers: RawAnswer[] = [];
  while (rest.length > 0) {
    const end = rest.indexOf("\r\n\r\n") + 4;
    const head = rest.toString("latin1", 0, end);
    const length = Number(/^Content-Length: (\d+)/im.exec(head)?.[1] ?? rest.length - end);
    answers.push({
      status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
      body: rest.subarray(end, end + length),
    });
    rest = rest.subarray(end + length);
  }
  return answers;
}
