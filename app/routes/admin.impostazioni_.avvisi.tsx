import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { ChannelsForm } from "~/components/admin/notifications/channels-form";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import { changeChannels } from "~/domain/notifications/channels/current-channels.server";
import { confirmOwner, isTrusted } from "~/domain/auth/sign-in.server";
import { ownerSender } from "~/http/session.server";
import { pageAction, isFault } from "~/http/answer/page-action.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import { channelsIn } from "~/http/notifications/notifications-page.server";
import { textsIn } from "~/http/owner-form/read-owner-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { channelsText as text } from "~/text/it/admin/notifications/notifications";
import { notice } from "~/text/it/admin/notices/notices";

export const handle: RouteHandle = {
  owner: true,
  pageName: () => text.title,
  body: { keepsWords: true, maxKilobytes: 8 },
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site } = context;
  const drafted = await findDraftedForm(site, new URL(request.url));
  return {
    channels: site.channels.list(),
    typed: drafted && textsIn(drafted.fields, shownFields),
    notice: drafted?.notice ?? null,
    isTrusted: isTrusted(site, (await ownerSender(context)).begun),
  };
}

/** The fields whose typed values the page may show again. Secrets are left out. */
const shownFields = ["notifyEmail", "full", "smtpProvider", "smtpHost", "smtpPort", "smtpUser"] as const;

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    signedOut: { words: shownFields, secrets: ["notifyUrl", "smtpPassword"] },
    async run({ site, context, fields }) {
      const { currentPassword: password } = fields;
      const confirmed = await confirmOwner(site, { password, ...(await ownerSender(context)) });
      if (!confirmed.ok) return confirmed;
      const read = channelsIn(site, fields);
      return changeChannels(site, read.fields, read.mistakes);
    },
    done: () => ({ to: "/admin/avvisi", notice: "channels-saved" }),
    again({ code, fieldErrors }, { fields }, sentence, mistakes) {
      const isOfPassword = fieldErrors === undefined && !isFault(code);
      return {
        shows: {
          notice: notice(isFault(code) ? "settings-failed" : "settings-refused"),
          fieldErrors: isOfPassword ? { currentPassword: [sentence] } : mistakes,
          typed: textsIn(fields, shownFields),
        },
      };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("settings-failed");

/** The page 'E-mail e messaggi': the addresses of notifications. */
export default function Channels() {
  const { channels, isTrusted, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage before={<SettingsPages />} lead={text.lead}>
      <ChannelsForm
        channels={channels}
        typed={answer?.typed ?? loaded.typed}
        fieldErrors={answer?.fieldErrors ?? {}}
        isTrusted={isTrusted}
      />
    </AdminPage>
  );
}
