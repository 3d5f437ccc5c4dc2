import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

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
  /** The running exchange. After its end it stays here for a moment, until a check of the connections removes it. */
  current: Exchange | null;
  /** The next request, which arrived before the current one was answered. The parser has stopped after its headers. */
  next: Exchange | null;
  /** The bytes that arrived after the headers of `next`. */
  unparsed: Buffer | null;
  /** True when bytes that are not HTTP have arrived. Nothing after them is answered. */
  malformed: boolean;
  /** A growing number that orders connections by when they were opened or last used. */
  lastUsed: number;
  /** For an arriving body: the start of its current window, and the socket's bytes read until then. */
  body: { since: number; bytesRead: number } | null;
}

/** Returns the state of a connection without a request. */
export function newConnection(socket: Socket, network: string, lastUsed: number): Connection {
  const nothing = { current: null, next: null, unparsed: null, body: null };
  return { socket, network, lastUsed, malformed: false, ...nothing };
}

/** True when a connection has a request whose answer is not completely sent. */
export function isBusy({ current, next }: Connection): boolean {
  return next !== null || (current !== null && !current.response.writableFinished);
}
