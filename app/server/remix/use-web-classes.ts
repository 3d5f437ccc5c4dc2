import { FormData } from "undici/lib/web/fetch/formdata.js";
import { Headers } from "undici/lib/web/fetch/headers.js";
// `Response` comes first, as in undici itself: the module of requests needs definitions from the module of responses.
import { Response } from "undici/lib/web/fetch/response.js";
import { Request } from "undici/lib/web/fetch/request.js";

/** Takes these classes from the package undici. Node would load HTTP/2 and WebSockets, too, in twice the time. */
export function useWebClasses(): void {
  Object.assign(globalThis, { FormData, Headers, Request, Response });
}
