import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** The used part of Node's parser, which has no public interface (Node 24). */
interface Parser {
  /** Receives the head of a request. The result tells llhttp how to continue. */
  onIncoming: (request: IncomingMessage, keepAlive: boolean) => number;
  resume(): void;
}

/** HPE_PAUSED of llhttp: it stops after this head, and Node reports an error of this name with the remaining bytes. */
const stopHere = 21;

const parserOf = (socket: Socket) => (socket as Socket & { parser: Parser | null }).parser;

/** Makes the parser of a new connection stop after the head of each request for which `isHeld` returns true. */
export function makePausable(socket: Socket, isHeld: () => boolean): void {
  const parser = parserOf(socket);
  if (!parser) return;
  const { onIncoming } = parser;
  parser.onIncoming = (request, keepAlive) => onIncoming(request, keepAlive) || (isHeld() ? stopHere : 0);
}

/** Returns the bytes after the head where the parser stopped; null for every other error. */
export function unparsedBytes(error: Error): Buffer | null {
  const { code, bytesParsed, rawPacket } = error as {
    code?: string;
    bytesParsed?: number;
    rawPacket?: Buffer;
  };
  return code === "HPE_PAUSED" && rawPacket ? rawPacket.subarray(bytesParsed) : null;
}

/** Continues a stopped parser with the bytes after that head. */
export function parseOn(socket: Socket, unparsed: Buffer): void {
  parserOf(socket)?.resume();
  socket.emit("data", unparsed);
}
