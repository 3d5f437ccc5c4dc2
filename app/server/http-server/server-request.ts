import type { IncomingMessage, ServerResponse } from "node:http";
import type { Client } from "./client";

/** A request on its way from the socket to the routes, and the response to it. */
export interface ServerRequest {
  request: IncomingMessage;
  response: ServerResponse;
  /** Its address without the query. */
  path: string;
  client: Client;
  /** Headers of every response to it, as names and values in turn. */
  headers: readonly string[];
}
