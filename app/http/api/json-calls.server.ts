import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage-fault";
import { isOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { refusalAnswer } from "./json-answer.server";

/** A call as its handler gets it. */
export interface Call extends Pick<LoaderFunctionArgs, "request" | "params" | "context"> {
  site: Site;
}

type Handler = (call: Call) => Promise<Response>;
type Methods = Partial<Record<"GET" | "POST" | "PATCH" | "DELETE", Handler>>;

/**
 * The loader and the action of an address under /api: each method to its handler, HEAD like GET, any other one 405
 * with Allow. What a handler throws is logged and answered in JSON too.
 */
export function jsonCalls(methods: Methods) {
  const handlers = new Map(Object.entries(methods));
  const head = handlers.has("GET") ? ["HEAD"] : [];
  const allow = { Allow: [...handlers.keys(), ...head, "OPTIONS"].join(", ") };

  async function answer({ request, params, context }: LoaderFunctionArgs | ActionFunctionArgs) {
    const { method, signal } = request;
    if (method === "OPTIONS") return new Response(null, { status: 204, headers: allow });
    const handler = handlers.get(method === "HEAD" ? "GET" : method);
    if (!handler) return refusalAnswer({ code: "wrong-method", headers: allow });
    try {
      return await handler({ site: await siteOf(context), request, params, context });
    } catch (error) {
      const report = context.reportError ?? console.error;
      if (!signal.aborted) report(error);
      return refusalAnswer({ code: isStorageFault(error) ? "cannot-store" : "failed" });
    }
  }
  return { loader: answer, action: answer };
}

/** A handler for the signed-in owner alone; everyone else gets 401 before anything of the body is read. */
export function forOwner(handler: Handler): Handler {
  return async (call) =>
    (await isOwner(call.site, call.request)) ? handler(call) : refusalAnswer({ code: "sign-in-required" });
}
