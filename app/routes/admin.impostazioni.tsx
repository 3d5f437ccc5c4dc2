import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { PageNotice } from "~/components/admin/page-notice";
import { SettingsForm, settingsFields } from "~/components/admin/settings/settings-form";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import { ErrorSummary } from "~/components/forms/error-summary";
import { unlessNotSent } from "~/components/forms/not-sent";
import { changeSettings } from "~/domain/settings/change-settings.server";
import { flash } from "~/http/flash.server";
import { attempt } from "~/http/attempt.server";
import { findDraftedForm, readOwnerForm, unsentInFault } from "~/http/owner-form/read-owner-form.server";
import { ownerFormIn } from "~/http/owner-form/save-owner-form.server";
import { settingsFormState } from "~/http/owner-form/settings-form.server";
import { originOf } from "~/http/origin.server";
import { problem } from "~/http/problem.server";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { settingsFormText as text } from "~/text/it/admin/settings-pages";
import { notice } from "~/text/it/admin/notices/notices";

const address = "/admin/impostazioni";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const drafted = await findDraftedForm(site, new URL(request.url));
  const state = await settingsFormState(site, originOf(request, context), drafted ?? undefined);
  return { notice: drafted ? notice("form-restored") : null, state };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const site = await siteOf(context);
  const read = await readOwnerForm(site, { request, context }, address, ownerFormIn);
  if (!read.ok) {
    const { status, sentence } = problem(read.code);
    return data({ notice: notice("form-refused", { sentence }), state: null }, { status });
  }
  const { fields, discard } = read.value;
  try {
    const here = originOf(request, context);
    const tried = await attempt(context, () => changeSettings(site, fields, here));
    const result = tried.worked ? tried.value : null;
    if (result?.ok) return redirect(address, { headers: { "Set-Cookie": await flash("settings-saved") } });
    const code = tried.worked ? (result?.code ?? "invalid") : tried.code;
    const typed = { fields, token: fields.token, fieldErrors: result?.fieldErrors };
    return data(
      {
        notice: notice(result ? "settings-refused" : "settings-failed"),
        state: await settingsFormState(site, here, typed),
      },
      { status: problem(code).status },
    );
  } catch (error) {
    throw unsentInFault(error, context, read.value, address);
  } finally {
    await discard();
  }
}

export const clientAction = clientActionWithNotice("settings-failed");

export const shouldRevalidate = unlessNotSent;

/** 'Impostazioni': what the owner can set about the site. */
export default function Settings() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const state = answer?.state ?? loaded.state;
  return (
    <section aria-labelledby="settings-title">
      <SettingsPages />
      <h2 className="section-title" id="settings-title">
        {text.title}
      </h2>
      <p>{text.lead}</p>
      <PageNotice notice={answer?.notice ?? loaded.notice}>
        <ErrorSummary fieldErrors={state.fieldErrors} fields={settingsFields} />
      </PageNotice>
      <SettingsForm state={state} />
    </section>
  );
}
