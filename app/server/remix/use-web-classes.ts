import { FormData } from "undici/lib/web/fetch/formdata.js";
import { Headers } from "undici/lib/web/fetch/headers.js";
// The order is undici's own: the module of requests needs definitions from that of responses.
import { Response } from "undici/lib/web/fetch/response.js";
import { Request } from "undici/lib/web/fetch/request.js";

/**
 * Takes the classes of `fetch` from undici, like Node itself. Node would load all of its copy with the first class,
 * HTTP/2 and WebSockets included, which takes twice as long. Node's `fetch` function stays.
 */
export function useWebClasses(): void {
  Object.assign(globalThis, { FormData, Headers, Request, Response });
}
