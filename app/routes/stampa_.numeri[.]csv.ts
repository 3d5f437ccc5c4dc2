import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPressNumbers } from "~/domain/press/press-numbers.server";
import { listReleasedNames } from "~/domain/press/press-photos.server";
import { pressNumbersFile } from "~/http/journey-files/press-rows";
import type { RouteHandle } from "~/http/route-handle";
import { wordsIn } from "~/text/languages.server";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

/** Returns the numbers of the journey as a CSV file, while the page for newspapers and schools is open. */
export async function loader({ context: { site, language } }: LoaderFunctionArgs) {
  if ((await listReleasedNames(site)).length === 0) throw new Response(null, { status: 404 });
  const words = wordsIn(language, site.publicSettings.productName);
  const headers = { "Content-Type": "text/csv; charset=utf-8; header=present" };
  return new Response(pressNumbersFile(words, await findPressNumbers(site)), { headers });
}
