import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminMeta } from "~/components/admin/panel/page-name";
import { notSentHandlers } from "~/components/admin/when-not-sent";
import { LocationForm, locationFields } from "~/components/admin/locations/location-form";
import { pageAction } from "~/http/answer/page-action.server";
import { locationButtons } from "~/http/owner-form/location-buttons.server";
import { locationCreation, locationFormState } from "~/http/owner-form/location-form.server";
import { prefilledLocation } from "~/http/owner-form/prefilled-location.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import { ownerForm } from "~/http/owner-form/owner-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/text/it/admin/panel";
import { locationFormText as text } from "~/text/it/admin/forms";
import { styleSheets } from "~/components/layout/style-sheets";
import mapStyles from "~/styles/map/map-page.css";

export const handle: RouteHandle = {
  owner: true,
  pageName: () => adminText.tabs.newLocation,
  body: { keepsWords: true, photos: true },
};

export const meta = adminMeta;

export const links = styleSheets(mapStyles);

const address = "/admin/nuova-location";
const list = "/admin/locations";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const drafted = await findDraftedForm(site, url);
  const state = await locationFormState(site, drafted ?? (await prefilledLocation(site, url)));
  return { notice: drafted?.notice ?? null, state };
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    ...ownerForm({
      command: locationCreation,
      state: locationFormState,
      buttons: locationButtons,
      refused: "location-refused",
      failed: "location-failed",
    }),
    done({ id, name, visible }) {
      const undo = visible ? { to: list, fields: { id, shown: "false" } } : null;
      return { to: list, notice: "location-created", details: { name }, undo };
    },
  });

export const { clientAction, shouldRevalidate } = notSentHandlers("location-failed");

/** The page with the form that creates a location. */
export default function NewLocation() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer?.state ?? loaded.state;
  return (
    <AdminPage
      notice={answer?.notice ?? loaded.notice}
      mistakes={{ fieldErrors: state.fieldErrors, fields: locationFields }}
    >
      <LocationForm action={address} submit={{ label: text.submit, pending: text.pending }} state={state} />
    </AdminPage>
  );
}
