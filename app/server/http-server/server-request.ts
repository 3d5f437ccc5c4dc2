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
