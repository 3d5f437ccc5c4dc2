import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** The part of Node's parser that is used here; it has no public interface (Node 24). */
interface Parser {
  /** Receives the head of a request; its result tells llhttp how to go on. */
  onIncoming: (request: IncomingMessage, keepAlive: boolean) => number;
  resume(): void;
}

/** HPE_PAUSED of llhttp: it stops behind this head, and Node reports an error of this name with the bytes behind it. */
const stopHere = 21;

const parserOf = (socket: Socket) => (socket as Socket & { parser: Parser | null }).parser;

/** Lets the parser of a new connection stop behind the head of each request for which `isHeld` answers true. */
export function makePausable(socket: Socket, isHeld: () => boolean): void {
  const parser = parserOf(socket);
  if (!parser) return;
  const { onIncoming } = parser;
  parser.onIncoming = (request, keepAlive) => onIncoming(request, keepAlive) || (isHeld() ? stopHere : 0);
}

/** The bytes behind the head where the parser stopped; null for every other error. */
export function unparsedBytes(error: Error): Buffer | null {
  const { code, bytesParsed, rawPacket } = error as {
    code?: string;
    bytesParsed?: number;
    rawPacket?: Buffer;
  };
  return code === "HPE_PAUSED" && rawPacket ? rawPacket.subarray(bytesParsed) : null;
}

/** Lets a stopped parser go on with the bytes behind the head where it stopped. */
export function parseOn(socket: Socket, unparsed: Buffer): void {
  parserOf(socket)?.resume();
  socket.emit("data", unparsed);
}
