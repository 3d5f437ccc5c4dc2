import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { whenNotSent } from "~/components/admin/when-not-sent";
import { RemovalConfirmation } from "~/components/admin/removal-confirmation";
import { findLocation } from "~/domain/locations/locations-queries.server";
import { removeLocation } from "~/domain/locations/remove-location.server";
import { orDone } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import { locationsText as text } from "~/text/it/admin/lists";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { owner: true };

const list = "/admin/locations";

export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const location = await findLocation(site, params.id ?? "");
  return data({ name: location?.name ?? null }, { status: location ? 200 : 404 });
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    run: async ({ site }) => orDone(await removeLocation(site, args.params.id ?? ""), "unknown-location"),
    done: "location-removed",
    failed: "removal-failed",
    list,
  });

export const { clientAction, shouldRevalidate } = whenNotSent("removal-failed");

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
