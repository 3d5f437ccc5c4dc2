import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { ChannelsForm } from "~/components/admin/notifications/channels-form";
import { PageNotice } from "~/components/admin/page-notice";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import { unlessNotSent } from "~/components/forms/not-sent";
import { changeChannels } from "~/domain/notifications/channels/change-channels.server";
import { attempt } from "~/http/attempt.server";
import { flash } from "~/http/flash.server";
import { fieldSentences } from "~/http/forms/field-sentences.server";
import { readChannelsForm } from "~/http/notifications/read-channels-form.server";
import { problem } from "~/http/problem.server";
import type { RouteHandle } from "~/http/route-handle";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { channelsText as text } from "~/text/it/admin/notifications/notifications";
import { notice } from "~/text/it/admin/notices/notices";

export const handle: RouteHandle = { body: { from: "owner", maxKilobytes: 8 } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  return { channels: site.channels.list() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const form = await request.formData().catch(() => new FormData());
  const { fields, typed } = readChannelsForm(site, form);
  const tried = await attempt(context, () => changeChannels(site, fields));
  if (tried.worked && tried.value.ok) {
    return redirect("/admin/avvisi", { headers: { "Set-Cookie": await flash("channels-saved") } });
  }
  const refusal = tried.worked && !tried.value.ok ? tried.value : null;
  return data(
    {
      notice: notice(refusal ? "settings-refused" : "settings-failed"),
      fieldErrors: fieldSentences(refusal?.fieldErrors ?? {}, site.facts.productName),
      typed,
    },
    { status: problem(tried.worked ? (refusal?.code ?? "invalid") : tried.code).status },
  );
}

export const clientAction = clientActionWithNotice("settings-failed");

export const shouldRevalidate = unlessNotSent;

/** 'E-mail e messaggi': where notifications go. */
export default function Channels() {
  const { channels } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section aria-labelledby="channels-form-title">
      <SettingsPages />
      <h2 className="section-title" id="channels-form-title">
        {text.title}
      </h2>
      <p>{text.lead}</p>
      <PageNotice notice={answer?.notice ?? null} />
      <ChannelsForm
        channels={channels}
        typed={answer?.typed ?? null}
        fieldErrors={answer?.fieldErrors ?? {}}
      />
    </section>
  );
}
