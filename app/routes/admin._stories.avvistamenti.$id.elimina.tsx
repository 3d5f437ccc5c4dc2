import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { adminRoute } from "~/components/admin/panel/admin-page";
import type { Removal } from "~/components/admin/removal-confirmation";
import { ignoreRefusal } from "~/domain/result";
import { findSighting, removeSighting } from "~/domain/sightings/sightings.server";
import { pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { ownerWordsIn } from "~/text/owner/languages.server";

export { RemovalConfirmation as default } from "~/components/admin/removal-confirmation";

export const handle: RouteHandle = { owner: true };

const list = "/admin";

export async function loader({ params: { id = "" }, context: { site, language } }: LoaderFunctionArgs) {
  const text = ownerWordsIn(language, site.publicSettings.productName).text.sightings;
  return (await findSighting(site, id))
    ? data<Removal>({ question: text.question, explanation: text.questionText, list })
    : data<Removal>({ question: null, explanation: text.gone, list }, { status: 404 });
}

/** Deletes a sighting, after the question. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    run: async ({ site, params }) =>
      ignoreRefusal(await removeSighting(site, params.id ?? ""), "unknown-sighting"),
    done: "sighting-removed",
    failed: "removal-failed",
    list,
  });

export const { clientAction, shouldRevalidate } = adminRoute("removal-failed");
