import { FormData } from "undici/lib/web/fetch/formdata.js";
import { Headers } from "undici/lib/web/fetch/headers.js";
// In this order, as undici itself: the module of requests takes what that of responses has defined.
import { Response } from "undici/lib/web/fetch/response.js";
import { Request } from "undici/lib/web/fetch/request.js";

/**
 * Takes the classes of `fetch` from undici, which is also Node's. Node loads all of its copy with the first of them: HTTP/2,
 * WebSockets and everything else that only connects to others, which takes twice as long. Node's `fetch` stays, for that.
 */
export function useWebClasses(): void {
  Object.assign(globalThis, { FormData, Headers, Request, Response });
}
