import { createHash } from "node:crypto";
import { createCookie } from "@remix-run/node";
import type { PublicSettings } from "~/domain/settings/setting";
import { type OwnerLanguage, ownerLanguageNamed, ownerTextsIn } from "~/text/owner-languages.server";
import type { OwnerTexts } from "~/text/words";

/** The language that somebody chose at the login, for as long as the browser is open. */
const cookie = createCookie("lingua", { path: "/", httpOnly: true, sameSite: "lax" });

const chosenIn = (request: Request) => ownerLanguageNamed(new URL(request.url).searchParams.get("lingua"));

/** Returns the language of an owner's page: the one chosen at the login, else that of the setting, else Italian. */
export async function ownerLanguageFor(request: Request, { ownerLanguage }: PublicSettings) {
  const kept = (await cookie.parse(request.headers.get("Cookie"))) as string | null;
  return chosenIn(request) ?? ownerLanguageNamed(kept) ?? ownerLanguageNamed(ownerLanguage) ?? "it";
}

/** Returns the Set-Cookie header that keeps the language which this request's address (`lingua`) chooses, if any. */
export async function keepOwnerLanguage(request: Request): Promise<Record<string, string>> {
  const chosen = chosenIn(request);
  return chosen === null ? {} : { "Set-Cookie": await cookie.serialize(chosen) };
}

const versions = new WeakMap<OwnerTexts, string>();

/** Returns the address of the texts that the scripts of an owner's page load. A change of any text changes it. */
export function ownerTextsAddress(language: OwnerLanguage, product: string): string {
  const texts = ownerTextsIn(language, product);
  const version = versions.get(texts) ?? createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  versions.set(texts, version);
  return `/admin/parole.json?${new URLSearchParams({ lingua: language, v: version.slice(0, 16) })}`;
}
