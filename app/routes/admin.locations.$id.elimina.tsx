import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { unlessNotSent } from "~/components/forms/not-sent";
import { RemovalConfirmation } from "~/components/admin/removal-confirmation";
import { findLocation } from "~/domain/locations/locations-queries.server";
import { removeLocation } from "~/domain/locations/remove-location.server";
import { answerOwnerAction } from "~/http/owner-action.server";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { locationsText as text } from "~/text/it/admin/lists";

const list = "/admin/locations";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const location = await findLocation(site, params.id ?? "");
  return data({ name: location?.name ?? null }, { status: location ? 200 : 404 });
}

export function action(args: ActionFunctionArgs) {
  return answerOwnerAction(args, {
    run: (site) => removeLocation(site, args.params.id ?? ""),
    done: "location-removed",
    failed: "removal-failed",
    alreadyDone: "unknown-location",
    list,
  });
}

export const clientAction = clientActionWithNotice("removal-failed");

export const shouldRevalidate = unlessNotSent;

/** The confirmation before a location is deleted, with its name. */
export default function RemoveLocation() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <RemovalConfirmation
      question={name === null ? null : text.question(name)}
      explanation={name === null ? text.gone : text.questionText}
      list={list}
    />
  );
}
