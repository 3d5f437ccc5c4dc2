import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A request and its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** How many socket timeouts have passed while this was being answered. */
  idlePeriods: number;
}

/** An open connection, and what is going on on it. */
export interface Connection {
  socket: Socket;
  network: string;
  /** The exchange under way, or the last one until the watch lets go of it. */
  current: Exchange | null;
  /** The request that came before the current one was answered: the parser is stopped behind its headers. */
  next: Exchange | null;
  /** The bytes behind `next`, as they came. */
  unparsed: Buffer | null;
  /** Reading is paused while `next` waits, however often Node resumes it. */
  isPausable: boolean;
  /** Bytes came that are not HTTP: nothing behind them is answered. */
  malformed: boolean;
  /** The turn of the event loop in which its last request was passed on. */
  askedInTurn: number;
  /** When it was opened or asked last, as a number in the order of all such moments. */
  lastUsed: number;
  /** The start of the present window of a body that is arriving, and what had been read then. */
  body: { since: number; bytesRead: number } | null;
}

/** A connection that has not asked for anything yet. */
export function newConnection(socket: Socket, network: string, lastUsed: number): Connection {
  const nothing = { current: null, next: null, unparsed: null, body: null };
  return { socket, network, lastUsed, askedInTurn: -1, isPausable: false, malformed: false, ...nothing };
}

/** Whether a request has come whose answer is not sent completely. */
export function isBusy({ current, next }: Connection): boolean {
  return next !== null || (current !== null && !current.response.writableFinished);
}

/** Whether a body comes with a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
