import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { useAnswer } from "~/components/form-parts/answers";
import { ChannelsForm } from "~/components/admin/notifications/channels-form";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { SettingsPages } from "~/components/admin/settings/settings-pages";
import type { FieldErrors } from "~/domain/fields/field-errors";
import type { FieldValues } from "~/domain/fields/field-schemas";
import { parseSmtpUrl } from "~/domain/notifications/channels/addresses.server";
import {
  mailProviders,
  mailServerFields,
  secretChannelSettings,
} from "~/domain/notifications/channels/channel-settings";
import { changeChannels } from "~/domain/notifications/channels/current-channels.server";
import { confirmOwner, isTrusted } from "~/domain/auth/sign-in.server";
import { isConfigured } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";
import { ownerSender } from "~/http/session.server";
import { pageAction, isFault } from "~/http/answer/page-action.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import { textsIn } from "~/http/record-pages/read-record-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { ownerNotice } from "~/text/owner/notices.server";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.channels.title,
  body: { keepsWords: true, maxKilobytes: 8 },
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site } = context;
  const drafted = await findDraftedForm(context, new URL(request.url));
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
    again({ code, fieldErrors }, { language, fields, unread }, sentence, mistakes) {
      const isOfPassword = fieldErrors === undefined && !isFault(code) && !unread;
      return {
        shows: {
          notice: ownerNotice(
            language,
            isFault(code) ? "settings-failed" : "settings-refused",
            unread ? { sentence } : {},
          ),
          fieldErrors: isOfPassword ? { currentPassword: [sentence] } : mistakes,
          typed: unread && fields.notifyEmail === undefined ? null : textsIn(fields, shownFields),
        },
      };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("settings-failed");

/** The page 'E-mail e messaggi': the addresses of notifications. */
export default function Channels() {
  const { channels, isTrusted, ...loaded } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>(channels);
  return (
    <AdminPage before={<SettingsPages />} lead={useOwnerWords().text.channels.lead}>
      <ChannelsForm
        channels={channels}
        typed={answer?.typed ?? loaded.typed}
        fieldErrors={answer?.fieldErrors ?? {}}
        isTrusted={isTrusted}
      />
    </AdminPage>
  );
}

const smtps = 465;

/** Reads the channels, with the mistakes in the mail server's fields. An empty secret that is not removed stays. */
function channelsIn({ channels }: Pick<Site, "channels">, form: Partial<Record<string, string>>) {
  const fields: FieldValues = {};
  let mistakes: FieldErrors = {};
  for (const channel of channels.list()) {
    if (isConfigured(channel)) continue;
    const { name } = channel;
    const typed = form[name] ?? "";
    if (name === "notifyDetail") fields[name] = form.full === "true" ? "full" : null;
    else if (!secretChannelSettings.includes(name)) fields[name] = typed;
    else if (form[`remove-${name}`] === "true") fields[name] = null;
    else if (name === "smtpUrl") {
      const server = mailServerIn(form);
      if (server) ({ url: fields[name], mistakes } = server);
    } else if (typed.trim() !== "") fields[name] = typed;
  }
  return { fields, mistakes };
}

/** Reads the fields of a mail server as the address to store, with their own mistakes. Null when all are empty. */
function mailServerIn(form: Partial<Record<string, string>>) {
  const { smtpProvider, smtpPassword: password, ...typed } = textsIn(form, mailServerFields);
  const [, known] = Object.entries(mailProviders).find(([name]) => name === smtpProvider) ?? [];
  const user = typed.smtpUser.trim();
  const host = known?.host ?? typed.smtpHost.trim();
  const port = String(known?.port ?? (typed.smtpPort.trim() || smtps));
  if (!host && !user && !password) return null;
  const mistakes: FieldErrors = {};
  if (host === "") mistakes.smtpHost = [{ code: "missing" }];
  if (user === "" && (known || password !== "")) mistakes.smtpUser = [{ code: "missing" }];
  if (password === "" && (known || user !== "")) mistakes.smtpPassword = [{ code: "missing" }];
  const account = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const scheme = Number(port) === smtps ? "smtps" : "smtp";
  if (!parseSmtpUrl(`${scheme}://server:${port}`)) mistakes.smtpPort = [{ code: "malformed" }];
  const url = `${scheme}://${account}${host}:${port}`;
  if (Object.keys(mistakes).length === 0 && !parseSmtpUrl(url)) mistakes.smtpHost = [{ code: "malformed" }];
  return { url, mistakes };
}
