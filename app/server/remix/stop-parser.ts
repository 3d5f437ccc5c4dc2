import type { Socket } from "node:net";

/** The part of Node's parser that is used here. It is not in Node's public interface (Node 24). */
interface Parser {
  onIncoming: (...head: unknown[]) => number;
}

/** HPE_PAUSED of llhttp: the parser stops after this head. Node reports that as an error of the client. */
const stopHere = 21;

/** Has the parser of a new connection stop after a head if `isLast` is true then. */
export function stopParserWhen(socket: Socket, isLast: () => boolean): void {
  // Node itself makes thousands of requests of one packet before anything can close the connection: 250 such packets
  // are more than the program's memory (docs/decisions/102).
  const { parser } = socket as Socket & { parser: Parser | null };
  if (!parser) return;
  const { onIncoming } = parser;
  parser.onIncoming = (...head) => onIncoming(...head) || (isLast() ? stopHere : 0);
}
