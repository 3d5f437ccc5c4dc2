import { publicAnswer } from "~/http/api/json-answer.server";
import { jsonCalls } from "~/http/api/json-calls.server";

/** GET /api/openapi.json: all calls as an OpenAPI 3.1 document. */
export const { loader, action } = jsonCalls({
  async GET({ site }) {
    const { openApiDocument } = await import("~/http/api-document/open-api-document.server");
    const { productName, publicUrl } = site.facts;
    return publicAnswer(openApiDocument({ product: productName, publicUrl }));
  },
});
