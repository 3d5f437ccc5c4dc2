import { createHash } from "node:crypto";
import type { PublicSettings } from "~/domain/settings/setting";
import { type OwnerLanguage, ownerLanguageNamed } from "~/text/owner/language";
import { ownerTextsIn } from "~/text/owner/languages.server";
import type { OwnerTexts } from "~/text/words";

const chosenIn = ({ searchParams }: URL) => ownerLanguageNamed(searchParams.get("lingua"));

/** Returns the language of an owner's page: the one chosen at the login, else that of the setting, else Italian. */
export function ownerLanguageFor(url: URL, cookies: string | null, { ownerLanguage }: PublicSettings) {
  const [, kept] = /(?:^|;\s*)lingua=(\w+)/.exec(cookies ?? "") ?? [];
  return chosenIn(url) ?? ownerLanguageNamed(kept) ?? ownerLanguageNamed(ownerLanguage) ?? "it";
}

/** Returns the language of an address under /admin, also of one that is no page. Null for all other addresses. */
export function ownerLanguageAt(url: URL, cookies: string | null, settings: PublicSettings) {
  return /^\/admin(?:[/.]|$)/.test(url.pathname) ? ownerLanguageFor(url, cookies, settings) : null;
}

/** Returns the Set-Cookie header that keeps the language in an address (`lingua`) for as long as the browser is open. */
export function keepOwnerLanguage(address: string): Record<string, string> {
  const chosen = chosenIn(new URL(address));
  return chosen === null ? {} : { "Set-Cookie": `lingua=${chosen}; Path=/; HttpOnly; SameSite=Lax` };
}

/** The Set-Cookie value that forgets a language chosen at the login. */
export const forgetOwnerLanguage = "lingua=; Path=/; Max-Age=0";

const versions = new WeakMap<OwnerTexts, string>();

/** Returns the address of the texts that the scripts of an owner's page load. A change of any text changes it. */
export function ownerTextsAddress(language: OwnerLanguage, product: string): string {
  const texts = ownerTextsIn(language, product);
  const version = versions.get(texts) ?? createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  versions.set(texts, version);
  return `/admin/parole.json?${new URLSearchParams({ lingua: language, v: version.slice(0, 16) })}`;
}
