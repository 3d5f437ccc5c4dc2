import type { FieldErrors } from "~/domain/forms/field-errors";
import { mailProviders, mailServerFields } from "~/domain/notifications/channels/mail-providers";
import { parseSmtpUrl } from "~/domain/notifications/channels/smtp-url.server";
import { textsIn } from "~/http/owner-form/owner-form-state.server";

const smtps = 465;

/**
 * Reads a mail server from the fields of its form, as the address that settings store. Null when they are empty. The
 * mistakes are those of the fields; whether the host may be reached is a question of the settings.
 */
export function mailServerIn(form: Partial<Record<string, string>>): {
  url: string | null;
  mistakes: FieldErrors;
} {
  const typed = textsIn(form as Record<string, string>, mailServerFields);
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
