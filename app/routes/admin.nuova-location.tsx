import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { LocationForm, locationFields } from "~/components/admin/locations/location-form";
import { PageNotice } from "~/components/admin/page-notice";
import { ErrorSummary } from "~/components/forms/error-summary";
import { unlessNotSent } from "~/components/forms/not-sent";
import { answerOwnerForm } from "~/http/owner-form/answer-owner-form.server";
import { answerLocationButtons } from "~/http/owner-form/location-buttons.server";
import { locationCreation, locationFormState } from "~/http/owner-form/location-form.server";
import { prefilledLocation } from "~/http/owner-form/prefilled-location.server";
import { findDraftedForm } from "~/http/owner-form/read-owner-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { adminText } from "~/text/it/admin/panel";
import { locationFormText as text } from "~/text/it/admin/forms";
import { notice } from "~/text/it/admin/notices/notices";
import { styleSheets } from "~/components/layout/style-sheets";
import mapStyles from "~/styles/map/map-page.css";

export const handle: RouteHandle = { body: { from: "owner", photos: true } };

export const links = styleSheets(mapStyles);

const address = "/admin/nuova-location";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const url = new URL(request.url);
  const drafted = await findDraftedForm(site, url);
  if (drafted) {
    const state = await locationFormState(site, drafted.fields, drafted, drafted.photo);
    return { notice: notice("form-restored"), state };
  }
  const { fields, existingPhotos } = await prefilledLocation(site, url);
  return { notice: null, state: await locationFormState(site, fields, { existingPhotos }) };
}

export function action(args: ActionFunctionArgs) {
  return answerOwnerForm(args, {
    address,
    command: locationCreation,
    state: locationFormState,
    otherButtons: answerLocationButtons,
    saved: ({ name }) => ({ code: "location-created", details: { name }, address: "/admin/locations" }),
    refused: "location-refused",
    failed: "location-failed",
  });
}

export const clientAction = clientActionWithNotice("location-failed");

export const shouldRevalidate = unlessNotSent;

/** The page with the form that creates a location. */
export default function NewLocation() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer?.state ?? loaded.state;
  return (
    <section aria-labelledby="location-title">
      <h2 className="section-title" id="location-title">
        {adminText.tabs.newLocation}
      </h2>
      <PageNotice notice={answer?.notice ?? loaded.notice}>
        <ErrorSummary fieldErrors={state.fieldErrors} fields={locationFields} />
      </PageNotice>
      <LocationForm action={address} submit={{ label: text.submit, pending: text.pending }} state={state} />
    </section>
  );
}
