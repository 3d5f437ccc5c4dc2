import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** The part of Node's parser that is used here. It is not in Node's public interface (Node 24). */
interface Parser {
  /** Receives the head of a request. The returned number tells the parser llhttp how to continue. */
  onIncoming: (request: IncomingMessage, keepAlive: boolean) => number;
  resume(): void;
}

/** HPE_PAUSED of llhttp: the parser stops after this head. Node reports that as an error with the remaining bytes. */
const stopHere = 21;

const parserOf = (socket: Socket) => (socket as Socket & { parser: Parser | null }).parser;

/** Makes the parser of a new connection stop after the head of each request for which `isHeld` returns true. */
export function makePausable(socket: Socket, isHeld: () => boolean): void {
  const parser = parserOf(socket);
  if (!parser) return;
  const { onIncoming } = parser;
  parser.onIncoming = (request, keepAlive) => onIncoming(request, keepAlive) || (isHeld() ? stopHere : 0);
}

/** Returns the bytes after the head at which the parser has stopped. Null when the error has another cause. */
export function unparsedBytes(error: Error): Buffer | null {
  const { code, bytesParsed, rawPacket } = error as {
    code?: string;
    bytesParsed?: number;
    rawPacket?: Buffer;
  };
  return code === "HPE_PAUSED" && rawPacket ? rawPacket.subarray(bytesParsed) : null;
}

/** Continues a stopped parser with the bytes after the head at which it stopped. */
export function parseOn(socket: Socket, unparsed: Buffer): void {
  parserOf(socket)?.resume();
  socket.emit("data", unparsed);
}
