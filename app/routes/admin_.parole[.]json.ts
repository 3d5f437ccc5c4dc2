import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownerTextsIn } from "~/text/owner/languages.server";

/** The texts of the owner's pages in one language, for their scripts. The address changes with every change of a text. */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get("lingua") ?? "";
  const texts = ownerTextsIn(language, site.publicSettings.productName);
  return Response.json(texts, { headers: { "Cache-Control": "private, max-age=31536000, immutable" } });
}
