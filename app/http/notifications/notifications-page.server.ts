import { browserKind } from "~/domain/auth/browser-kind";
import type { FieldErrors } from "~/domain/forms/field-errors";
import type { FieldValues } from "~/domain/forms/field-schemas";
import {
  secretChannelSettings,
  mailProviders,
  mailServerFields,
} from "~/domain/notifications/channels/channel-settings";
import {
  listBrowsers,
  readPushKeys,
  removeBrowser,
  listTargets,
} from "~/domain/notifications/channels/targets.server";
import { parseSmtpUrl } from "~/domain/notifications/channels/addresses.server";
import { addBrowser, readSubscription, sendTrial } from "~/domain/notifications/outbox/add-browser.server";
import { listDeliveries } from "~/domain/notifications/outbox/deliveries-queries.server";
import { areNotificationsPaused, resumeNotifications } from "~/domain/notifications/pause.server";
import { type Result, done, ignoreRefusal, refused } from "~/domain/result";
import { isConfigured } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";
import type { Received } from "~/http/answer/page-action.server";
import type { ProblemCode } from "~/http/answer/problem.server";
import { textsIn } from "~/http/owner-form/read-owner-form.server";
import type { NoticeCode } from "~/text/it/admin/notices/notices";

/** Reads everything about notifications that the owner may see, for the page 'Avvisi' and for the JSON call. */
export async function readNotifications(site: Site) {
  const targets = await listTargets(site, site.db);
  return {
    paused: await areNotificationsPaused(site.db),
    channels: site.channels.list(),
    browsers: await listBrowsers(site),
    deliveries: await listDeliveries(site),
    hasTarget: targets.length > 0,
    pushKey: (await readPushKeys(site)).publicKey.toString("base64url"),
  };
}

/** The command of a button on the page 'Avvisi', and the notices after its success or failure. */
interface Button {
  command(): Promise<Result<unknown, ProblemCode>>;
  done: NoticeCode;
  failed: NoticeCode;
}

/** Returns the pressed button by the sent field: `act` (trial, resume), `browser` (to remove), `subscription`. */
export function pressedButton({ site, request, fields }: Received): Button {
  const { browser, subscription, act } = fields;
  if (subscription !== undefined) {
    const read = readSubscription(subscription);
    const kind = browserKind(request.headers.get("User-Agent"));
    const command = async () => (read ? addBrowser(site, read, kind) : refused("invalid"));
    return { command, done: "push-enabled", failed: "push-failed" };
  }
  if (browser !== undefined) {
    const command = async () => ignoreRefusal(await removeBrowser(site, browser), "unknown-browser");
    return { command, done: "push-removed", failed: "update-failed" };
  }
  if (act === "resume") {
    const command = async () => done(await resumeNotifications(site));
    return { command, done: "notifications-resumed", failed: "update-failed" };
  }
  const command = async () => {
    const sent = await sendTrial(site);
    return sent.ok && sent.value.every(({ result }) => result.ok) ? done(null) : refused("failed");
  };
  return { command, done: "trial-sent", failed: "trial-failed" };
}

const smtps = 465;

/**
 * Reads the notification channels from their form, with the mistakes in the fields of the mail server. An empty secret
 * keeps its old value, unless its box for removal is ticked. The form has no values that the environment decides.
 */
export function channelsIn(
  { channels }: Pick<Site, "channels">,
  form: Partial<Record<string, string>>,
): { fields: FieldValues; mistakes: FieldErrors } {
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
      if (server.url !== null) ({ url: fields[name], mistakes } = server);
    } else if (typed.trim() !== "") fields[name] = typed;
  }
  return { fields, mistakes };
}

/**
 * Reads a mail server from the fields of its form, as the address that settings store. Null when they are empty. The
 * mistakes are those of the fields; whether the host may be reached is a question of the settings.
 */
function mailServerIn(form: Partial<Record<string, string>>): {
  url: string | null;
  mistakes: FieldErrors;
} {
  const typed = textsIn(form, mailServerFields);
  const [provider, user] = [typed.smtpProvider, typed.smtpUser.trim()];
  const known = Object.hasOwn(mailProviders, provider)
    ? mailProviders[provider as keyof typeof mailProviders]
    : null;
  const [host, port] = known
    ? [known.host, String(known.port)]
    : [typed.smtpHost.trim(), typed.smtpPort.trim() || String(smtps)];
  if (![known?.host, host, user, typed.smtpPassword].some(Boolean)) return { url: null, mistakes: {} };
  const mistakes: FieldErrors = {};
  if (host === "") mistakes.smtpHost = [{ code: "missing" }];
  if (user === "" && (known || typed.smtpPassword !== "")) mistakes.smtpUser = [{ code: "missing" }];
  if (typed.smtpPassword === "" && (known || user !== "")) mistakes.smtpPassword = [{ code: "missing" }];
  const account = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(typed.smtpPassword)}@`;
  const scheme = Number(port) === smtps ? "smtps" : "smtp";
  if (!parseSmtpUrl(`${scheme}://server:${port}`)) mistakes.smtpPort = [{ code: "malformed" }];
  const url = `${scheme}://${account}${host}:${port}`;
  if (Object.keys(mistakes).length === 0 && !parseSmtpUrl(url)) mistakes.smtpHost = [{ code: "malformed" }];
  return { url, mistakes };
}
