import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { adminRoute } from "~/components/admin/panel/admin-page";
import type { Removal } from "~/components/admin/removal-confirmation";
import { countBin, findInBin } from "~/domain/bin/bin-queries.server";
import { emptyBin, removeFromBin } from "~/domain/bin/empty-bin.server";
import { type Result, ignoreRefusal } from "~/domain/result";
import type { Site } from "~/domain/site";
import { pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { binnedName } from "~/text/owner/binned-name";
import { fill } from "~/text/fill";
import { ownerWordsIn } from "~/text/owner/languages.server";
import type { OwnerWords } from "~/text/words";

export { RemovalConfirmation as default } from "~/components/admin/removal-confirmation";

export const handle: RouteHandle = { owner: true };

const list = "/admin/cestino";
const everything = "tutto";

export async function loader({ params: { id = "" }, context: { site, language } }: LoaderFunctionArgs) {
  const words = ownerWordsIn(language, site.publicSettings.productName);
  const text = words.text.bin;
  const question = await questionAbout(site, id, words);
  const explanation = question ? text.questionText : text.gone;
  const isThere = question !== null || id === everything;
  return data<Removal>({ question, explanation, list }, { status: isThere ? 200 : 404 });
}

async function questionAbout(site: Site, id: string, { text, plural }: OwnerWords): Promise<string | null> {
  const item = id === everything ? null : await findInBin(site, id);
  if (item) return fill(text.bin.question, { name: binnedName(text, item) });
  const total = id === everything ? await countBin(site) : 0;
  return total > 0 ? plural(text.bin.questionAll, total) : null;
}

/** Deletes something in the bin for good, or all of it, after the question. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({ site, params: { id = "" } }): Promise<Result<unknown, never>> {
      return id === everything ? emptyBin(site) : ignoreRefusal(await removeFromBin(site, id), "not-in-bin");
    },
    done: (_, { params }) => ({ to: list, notice: params.id === everything ? "bin-emptied" : "bin-removed" }),
    failed: "removal-failed",
    list,
  });

export const { clientAction, shouldRevalidate } = adminRoute("removal-failed");
