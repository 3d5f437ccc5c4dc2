import { isPublicAddress } from "~/domain/network/public-address.server";
import type { ChannelSettingName } from "~/domain/notifications/channels/channel-settings";
import { parseNotifyUrl, parseSmtpUrl } from "~/domain/notifications/channels/addresses.server";
import { readPushKeys } from "~/domain/notifications/channels/targets.server";
import type { MessageItem, Messenger, PushTarget, SendResult } from "~/domain/notifications/messenger";
import type { CurrentChannels, Site } from "~/domain/site";
import { defaultLanguage, languageNamed, prefixOf } from "~/text/languages.server";
import { type MessageWords, messageWords } from "~/text/owner/message-words.server";
import type { AddressCheck } from "./allowed-address";

const button = (url: string, label: string) =>
  `<p style="margin:20px 0"><a href="${html(url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0f6e70;color:#ffffff;text-decoration:none">${html(label)}</a></p>`;

const indented = (text: string) => text.replaceAll(/^/gm, "> ");

const html = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const notConfigured: SendResult = { ok: false, error: { code: "not-configured" } };
/** The maximum length of a quotation from a story in a short message. */
const maxQuoted = 300;
/** The size of every message to a follower before its encryption, in bytes. */
const followerBytes = 160;

/** Creates the messenger of a site. The code of a channel is loaded with the channel's first message. */
export function createMessenger(
  site: Pick<Site, "publicSettings" | "channels" | "db"> & Partial<Pick<Site, "pushHosts">>,
  isPublic: AddressCheck = isPublicAddress,
): Messenger {
  // Push services, and channels set in /admin, may only have public addresses; but those that the configuration names.
  const { publicSettings, channels, pushHosts = [] } = site;
  const allowedFor = (name: ChannelSettingName) => allowedAddresses(channels, name, isPublic);

  const send: Messenger["send"] = async (target, { id, createdAt, items }, now) => {
    const { productName: product, publicUrl } = publicSettings;
    const language = publicSettings.ownerLanguage ?? "it";
    const isFull = channels.values.notifyDetail === "full";
    const message = messageWords(items, { language, product, isFull });
    const [first] = items;
    const event = first && items.every((one) => one.event === first.event) ? first.event : "summary";
    const path = pathOf(items, event);
    const url = publicUrl === null ? null : publicUrl + path;
    if (target.channel === "mail") {
      const server = parseSmtpUrl(channels.values.smtpUrl ?? "");
      if (!server) return notConfigured;
      const mail = {
        id,
        date: new Date(createdAt),
        to: target.address,
        senderName: message.mail.sender,
        siteHost: new URL(publicUrl ?? "http://giramondo.invalid").hostname,
        subject: message.title,
        ...mailParts(message, url),
      };
      const { sendMail } = await import("./send-mail");
      return sendMail(server, mail, allowedFor("smtpUrl"));
    }
    if (target.channel === "message") {
      const address = parseNotifyUrl(channels.values.notifyUrl ?? "");
      if (!address) return notConfigured;
      const sent = { id, event, at: createdAt, title: message.title, text: shortText(message), url };
      const { sendHttpMessage } = await import("./send-http-message");
      return sendHttpMessage(address, sent, allowedFor("notifyUrl"));
    }
    const text = JSON.stringify({ title: message.title, body: shortText(message), language, path, tag: id });
    return push(site, target, { text, topic: id }, now, isPublic);
  };

  const sendToFollower: Messenger["sendToFollower"] = (browser, { kind, language, path }, now) => {
    const prefix = prefixOf(languageNamed(language) ?? defaultLanguage);
    // All messages have the same size, so that their size tells nobody what they say.
    const text = JSON.stringify({ kind, language, path: prefix + path }).padEnd(followerBytes);
    const isConfigured = pushHosts.includes(new URL(browser.endpoint).host);
    return push(site, browser, { text, topic: kind }, now, isConfigured ? () => true : isPublic);
  };
  return { send, sendToFollower };
}

async function push(
  { db, publicSettings: { publicUrl, contactEmail } }: Pick<Site, "publicSettings" | "db">,
  target: PushTarget,
  message: { text: string; topic: string },
  now: Date,
  isAllowed: AddressCheck,
) {
  const keys = await readPushKeys({ db });
  // Push services ask for an address, also of a site that has none.
  const own = publicUrl?.startsWith("https:") ? publicUrl : null;
  const contact = own ?? `mailto:${contactEmail ?? "ciao@example.org"}`;
  const { sendPush } = await import("./send-push");
  return sendPush(target, message, { keys, contact, now, isAllowed });
}

/** Returns the check of the IP addresses that a channel may connect to. */
export function allowedAddresses(
  channels: Pick<CurrentChannels, "sourceOf">,
  name: ChannelSettingName,
  isPublic = isPublicAddress,
): AddressCheck {
  // Somebody who only knows the owner's password must not explore the private network, as the administrator may.
  return channels.sourceOf(name) === "database" ? isPublic : () => true;
}

function shortText({ lines, quotes }: MessageWords): string {
  const quoted = quotes.map(
    ({ name, story }) => `${name}: ${Array.from(story).slice(0, maxQuoted).join("")}`,
  );
  return [lines.join(" "), ...quoted].join("\n\n");
}

/** The page of the panel that each event leads to. */
const pages: Record<MessageItem["event"], string> = {
  story: "/admin?stato=nuova",
  sighting: "/admin?stato=avvistamento",
  report: "/admin/segnalazioni",
  withdrawal: "/admin",
  "sign-of-life": "/admin/cartellini",
  disk: "/admin",
  backup: "/admin/avvisi",
  "unpublished-stories": "/admin",
  "suspect-stories": "/admin?stato=sospetta",
  trial: "/admin/avvisi",
};

function pathOf(items: MessageItem[], event: MessageItem["event"] | "summary"): string {
  const [first] = items;
  if (first?.event === "story" && items.length === 1) return `/admin/storie/${first.id}`;
  if (first?.event === "withdrawal" && items.length === 1 && first.blogPostId !== null) {
    return `/admin/articoli/${first.blogPostId}`;
  }
  return event === "summary" ? "/admin" : pages[event];
}

/** Returns the two parts of a mail: the plain text, and the same words in the site's look. */
function mailParts(words: MessageWords, url: string | null): { text: string; html: string } {
  const { quotes, language, mail } = words;
  const text = [
    words.lines.join("\n"),
    ...quotes.map(({ by, story }) => `${by}\n\n${indented(story)}`),
    url ?? mail.withoutAddress,
    `-- \n${mail.why}`,
  ].join("\n\n");
  const link = url === null ? `<p>${html(mail.withoutAddress)}</p>` : button(url, mail.open);
  const quoted = quotes.map(
    ({ by, story }) =>
      `<p style="margin:16px 0 4px">${html(by)}</p><blockquote style="margin:0;padding:8px 14px;border-left:3px solid #8a5a36">${html(story).replaceAll("\n", "<br>")}</blockquote>`,
  );
  return {
    text: `${text}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${html(words.title)}</title></head><body style="margin:0;padding:24px 12px;background:#fbf6ec;color:#2b2118;font:16px/1.5 system-ui,sans-serif"><div style="max-width:34em;margin:0 auto"><h1 style="font:bold 24px/1.25 Georgia,serif;margin:0 0 12px">${html(words.title)}</h1>${words.lines.map((line) => `<p style="margin:0 0 8px">${html(line)}</p>`).join("")}${quoted.join("")}${link}<p style="margin:24px 0 0;padding-top:12px;border-top:2px dashed #8a5a36;font-size:13px">${html(mail.why)}</p></div></body></html>\n`,
  };
}
