import { FormData } from "undici/lib/web/fetch/formdata.js";
import { Headers } from "undici/lib/web/fetch/headers.js";
// `Response` comes first, as in undici itself: the module of requests needs definitions from the module of responses.
import { Response } from "undici/lib/web/fetch/response.js";
import { Request } from "undici/lib/web/fetch/request.js";

/**
 * Takes the classes of `fetch` from the package undici. Node would load its whole built-in undici with the first class,
 * HTTP/2 and WebSockets included, which takes twice as long. Node's `fetch` function stays.
 */
export function useWebClasses(): void {
  Object.assign(globalThis, { FormData, Headers, Request, Response });
}
