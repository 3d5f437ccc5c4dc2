import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminRoute } from "~/components/admin/panel/admin-page";
import { SettingsForm } from "~/components/admin/settings/settings-form";
import { changeSettings } from "~/domain/settings/current-settings.server";
import { type SettingName, isConfigured } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";
import { pageAction, isFault } from "~/http/answer/page-action.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import { type ShownForm, ownerFormState } from "~/http/owner-form/owner-form.server";
import { ownerFormIn } from "~/http/owner-form/read-owner-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { notice } from "~/text/it/admin/notices/notices";
import { settingsFormText as text } from "~/text/it/admin/settings-pages";

export const handle: RouteHandle = { owner: true, pageName: () => text.title, body: { keepsWords: true } };

const address = "/admin/impostazioni";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site } = context;
  const drafted = await findDraftedForm(site, new URL(request.url));
  const state = await settingsFormState(
    site,
    context.client.origin,
    drafted ? { fields: drafted.fields } : undefined,
  );
  return { notice: drafted?.notice ?? null, state };
}

export const action = pageAction({
  signedOut: { read: ownerFormIn },
  refusesUnread: true,
  showsUnsent: true,
  input: ({ context }) => ({ here: context.client.origin }),
  run: ({ site, upload, here }) => changeSettings(site, upload.fields, here),
  done: () => ({ to: address, notice: "settings-saved" }),
  async again({ code, fieldErrors }, { site, upload: { fields }, here, unread }, sentence) {
    const refusal = notice(isFault(code) ? "settings-failed" : "settings-refused");
    const typed = { fields, token: fields.token, photo: { fieldErrors } };
    return {
      shows: {
        notice: unread ? notice("form-refused", { sentence }) : refusal,
        state: unread ? null : await settingsFormState(site, here, typed),
      },
    };
  },
});

export const { clientAction, meta, shouldRevalidate } = adminRoute("settings-failed");

/** The page 'Impostazioni': the settings of the site. */
export default function Settings() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <SettingsForm state={answer?.state ?? loaded.state} />;
}

/** Returns the contents of the settings form: typed or else stored values, and the source of every value. */
async function settingsFormState(
  site: Site,
  here: string,
  { fields, token, photo }: ShownForm = { fields: {} },
) {
  const settings = site.settings.list();
  const values = settings.map((setting) => {
    const stored = setting.source === "database" ? (setting.value ?? "") : "";
    return [setting.name, isConfigured(setting) ? "" : (fields[setting.name] ?? stored)];
  });
  return {
    ...(await ownerFormState(site, { fields: {}, token, photo })),
    values: Object.fromEntries(values) as Record<SettingName, string>,
    settings,
    here,
  };
}
