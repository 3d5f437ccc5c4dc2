import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RemovalConfirmation } from "~/components/admin/removal-confirmation";
import { notSentHandlers } from "~/components/admin/when-not-sent";
import { ignoreRefusal } from "~/domain/result";
import { findSighting, removeSighting } from "~/domain/sightings/sightings.server";
import { pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { sightingsText as text } from "~/text/it/admin/sightings";

export const handle: RouteHandle = { owner: true };

export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const isThere = (await findSighting(site, params.id ?? "")) !== null;
  return data({ isThere }, { status: isThere ? 200 : 404 });
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    run: async ({ site }) =>
      ignoreRefusal(await removeSighting(site, args.params.id ?? ""), "unknown-sighting"),
    done: "sighting-removed",
    failed: "removal-failed",
    list: "/admin",
  });

export const { clientAction, shouldRevalidate } = notSentHandlers("removal-failed");

/** The confirmation before a sighting is deleted. */
export default function RemoveSighting() {
  const { isThere } = useLoaderData<typeof loader>();
  return (
    <RemovalConfirmation
      question={isThere ? text.question : null}
      explanation={isThere ? text.questionText : text.gone}
      list="/admin"
    />
  );
}
