import * as z from "zod";
import { done } from "~/domain/result";
import { jsonRoute } from "~/http/api/json-call.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { cache: {}, json: true };

/** Returns all calls as an OpenAPI 3.1 document. */
export const { loader, action } = jsonRoute({
  cache: {},
  answer: z.unknown(),
  async run({ site }) {
    const { openApiDocument } = await import("~/http/api-document/open-api-document.server");
    const { productName, publicUrl } = site.publicSettings;
    return done(await openApiDocument({ product: productName, publicUrl }));
  },
});
