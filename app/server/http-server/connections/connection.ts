import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A request and its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The number of socket timeouts since this exchange began. */
  idlePeriods: number;
}

/** An open connection and its state. */
export interface Connection {
  socket: Socket;
  network: string;
  /** The running exchange, or the last one until the watch releases it. */
  current: Exchange | null;
  /** A request that arrived before the current one was answered. The parser has stopped after its headers. */
  next: Exchange | null;
  /** The bytes after `next`, as they came. */
  unparsed: Buffer | null;
  /** True while `next` waits: reading then stays paused, however often Node resumes it. */
  isPausable: boolean;
  /** True when bytes came that are not HTTP. Nothing after them is answered. */
  malformed: boolean;
  /** The turn of the event loop in which its last request was passed on. */
  askedInTurn: number;
  /** The order in which it was opened or last used, as a growing number. */
  lastUsed: number;
  /** The start of the current window of an arriving body, and the bytes read until then. */
  body: { since: number; bytesRead: number } | null;
}

/** Returns the state of a connection without a request. */
export function newConnection(socket: Socket, network: string, lastUsed: number): Connection {
  const nothing = { current: null, next: null, unparsed: null, body: null };
  return { socket, network, lastUsed, askedInTurn: -1, isPausable: false, malformed: false, ...nothing };
}

/** True when the answer to a request is not completely sent. */
export function isBusy({ current, next }: Connection): boolean {
  return next !== null || (current !== null && !current.response.writableFinished);
}

/** True when a request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
