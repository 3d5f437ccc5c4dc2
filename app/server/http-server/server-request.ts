import type { IncomingMessage, ServerResponse } from "node:http";
import type { Client } from "./client";

/** A request on its way from the socket to the routes, with its response. */
export interface ServerRequest {
  request: IncomingMessage;
  response: ServerResponse;
  /** The request's address without the query. */
  path: string;
  client: Client;
  /** The headers that every response to this request has, as names and values in turn. */
  headers: readonly string[];
}

/** Returns the announced length of a request's body, in bytes. */
export function contentLengthOf({ headers }: IncomingMessage): number {
  return Number(headers["content-length"] ?? 0);
}

/** True when a request has a body. */
export function hasBody(request: IncomingMessage): boolean {
  return request.headers["transfer-encoding"] !== undefined || contentLengthOf(request) > 0;
}

/** True for the methods of pages and files: GET and HEAD. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** Returns the path in a request's address, which has no query. */
export function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

/** The methods that only read. */
export const reading = ["GET", "HEAD", "OPTIONS"];
