import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { LocationForm, locationFields } from "~/components/admin/locations/location-form";
import { SavedVersion } from "~/components/admin/owner-form/saved-version";
import { PageNotice } from "~/components/admin/page-notice";
import { ErrorSummary } from "~/components/forms/error-summary";
import { EmptyState } from "~/components/layout/empty-state";
import { unlessNotSent } from "~/components/forms/not-sent";
import { findLocation } from "~/domain/locations/locations-queries.server";
import { answerOwnerForm } from "~/http/owner-form/answer-owner-form.server";
import { answerLocationButtons } from "~/http/owner-form/location-buttons.server";
import { fieldsOfLocation, locationEdit, locationFormState } from "~/http/owner-form/location-form.server";
import { findDraftedForm } from "~/http/owner-form/read-owner-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { locationsText as listText } from "~/text/it/admin/lists";
import { locationFormText as text } from "~/text/it/admin/forms";
import { notice } from "~/text/it/admin/notices/notices";
import { styleSheets } from "~/components/layout/style-sheets";
import mapStyles from "~/styles/map/map-page.css";

export const handle: RouteHandle = { body: { from: "owner", photos: true } };

export const links = styleSheets(mapStyles);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const location = await findLocation(site, params.id ?? "");
  // Not thrown: a form about a location that was deleted meanwhile shows its texts all the same.
  if (!location) return data({ name: "", notice: null, state: null }, { status: 404 });
  const { name } = location;
  const drafted = await findDraftedForm(site, new URL(request.url));
  if (drafted) {
    const state = await locationFormState(site, drafted.fields, drafted, drafted.photo);
    return data({ name, notice: notice("form-restored"), state });
  }
  const existingPhotos = location.photo ? [location.photo.name] : [];
  const state = await locationFormState(site, fieldsOfLocation(location), { existingPhotos });
  return data({ name, notice: null, state });
}

export function action(args: ActionFunctionArgs) {
  const id = args.params.id ?? "";
  return answerOwnerForm(args, {
    address: `/admin/locations/${id}`,
    command: locationEdit(id),
    state: locationFormState,
    otherButtons: answerLocationButtons,
    saved: ({ name }) => ({ code: "location-updated", details: { name }, address: "/admin/locations" }),
    fieldsOf: fieldsOfLocation,
    refused: "edit-refused",
    failed: "update-failed",
  });
}

export const clientAction = clientActionWithNotice("update-failed");

export const shouldRevalidate = unlessNotSent;

/** The page with the form that changes a location. */
export default function EditLocation() {
  const { name, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { id } = useParams();
  const state = answer?.state ?? loaded.state;
  if (!state) return <EmptyState title={listText.gone} />;
  return (
    <section aria-labelledby="location-title">
      <h2 className="section-title" id="location-title">
        {text.editHeading(name)}
      </h2>
      <PageNotice notice={answer?.notice ?? loaded.notice}>
        <ErrorSummary fieldErrors={state.fieldErrors} fields={locationFields} />
      </PageNotice>
      {answer?.current ? (
        <SavedVersion saved={answer.current} yours={state.values} fields={locationFields} />
      ) : null}
      <LocationForm
        isConflict={Boolean(answer?.current)}
        action={`/admin/locations/${id}`}
        submit={{ label: text.save, pending: text.saving }}
        state={state}
      />
    </section>
  );
}
