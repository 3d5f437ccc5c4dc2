import { createCookie } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { endSession, findSession, replaceSession } from "~/domain/auth/sessions.server";
import { remembered } from "~/domain/lifetimes.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";

const attributes = { path: "/", httpOnly: true, sameSite: "lax" } as const;

/** Browsers accept and send a `__Host-` cookie only over https, and only when this very host has set it. */
const overHttps = createCookie("__Host-giramondo", { ...attributes, secure: true });
const overHttp = createCookie("giramondo", attributes);

/** The lifetime of the cookie in seconds, the longest that browsers allow. The site itself ends unused sessions. */
const maxAge = 400 * 24 * 60 * 60;

/** Returns the name of the session cookie. */
export function sessionCookieName(https: boolean): string {
  return (https ? overHttps : overHttp).name;
}

/** Signs the owner in with this token, in place of the session of the request. Returns the Set-Cookie values. */
export async function signInCookies(
  request: Request,
  token: string,
  { site, owner, client: { https } }: AppLoadContext,
): Promise<string[]> {
  for (const before of await owner.tokens()) await replaceSession(site, before);
  const cookie = await (https ? overHttps : overHttp).serialize(token, { maxAge });
  return [cookie, ...(await forgetPlain(request, https))];
}

/** Ends the session of the request and returns the Set-Cookie values. The new cookie only proves that there was one. */
export async function signOut(request: Request, { site, owner, client: { https } }: AppLoadContext) {
  let proof: string | null = null;
  for (const token of await owner.tokens()) proof = (await endSession(site, token)) ?? proof;
  const ended = proof === null ? { maxAge: 0 } : { maxAge: remembered / 1000 };
  const cookie = await (https ? overHttps : overHttp).serialize(proof ?? "", ended);
  return [cookie, ...(await forgetPlain(request, https))];
}

/** The owner's session in a request, if any. */
export type OwnerSession = ReturnType<typeof ownerSession>;

/** Returns the session that a Cookie header names. The database is asked at the first use, and only once. */
export function ownerSession(site: Site, cookieHeader: string | null) {
  let foundTokens: ReturnType<typeof tokensIn> | undefined;
  let foundSessions: ReturnType<typeof find> | undefined;
  async function find() {
    const sessions = [];
    for (const token of await tokens()) sessions.push(await findSession(site, token));
    return sessions;
  }
  /** Returns the tokens in the cookies: one, or two when an older cookie exists. */
  const tokens = () => (foundTokens ??= tokensIn(cookieHeader));
  /** Returns the session of each token, as far as it is known. */
  const all = () => (foundSessions ??= find());
  /** Returns the state of the session. When the cookies name two sessions, the better state counts. */
  const state = async () => {
    const states = (await all()).map(({ state }) => state);
    return (["live", "timed-out", "ended"] as const).find((one) => states.includes(one)) ?? "none";
  };
  return { tokens, all, state, isSignedIn: async () => (await state()) === "live" };
}

/** Returns the state of the session; "unknown" when nothing can be read now, of which `onFault` gets the error. */
export async function sessionOrUnknown(owner: OwnerSession, onFault: (error: unknown) => void = () => {}) {
  try {
    return await owner.state();
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    onFault(error);
    return "unknown" as const;
  }
}

/** Returns who changes what only the owner may change, and when the latest session began. `keptTokens` stay open. */
export async function ownerSender({ owner, client }: AppLoadContext) {
  const known = (await owner.all()).filter(({ state }) => state !== "none");
  const begun = known.flatMap(({ begun }) => begun ?? []).sort();
  return {
    from: client.address,
    session: known[0]?.id ?? null,
    keptTokens: await owner.tokens(),
    begun: begun.at(-1) ?? null,
  };
}

/** The address on the way from a first login to the wanted page (`ritorno`). Without a cookie it shows the login. */
export const afterSignIn = "/admin/accesso";

/** Returns the address of the login page that leads to `returnTo` afterwards. */
export function loginAddress(returnTo: string): string {
  return `/admin?${new URLSearchParams({ ritorno: returnTo })}`;
}

/** Returns the address after the login: `wanted` when it is one of the owner's pages, else /admin. */
export function returnAddress(wanted: string | null): string {
  const here = "http://here";
  const url = wanted === null || wanted.includes("\\") ? null : URL.parse(wanted, here);
  if (url?.origin !== here || !/^\/admin(?:\/|$)/.test(url.pathname)) return "/admin";
  return url.pathname + url.search;
}

/** Returns the tokens of both cookies. The plain one may be from before https; a forged one signs nobody in. */
async function tokensIn(cookieHeader: string | null): Promise<string[]> {
  const values: unknown[] = [await overHttps.parse(cookieHeader), await overHttp.parse(cookieHeader)];
  return values.filter((value) => typeof value === "string" && value !== "") as string[];
}

/** Returns the Set-Cookie value that deletes the plain cookie over https, where the `__Host-` cookie replaces it. */
async function forgetPlain(request: Request, https: boolean): Promise<string[]> {
  const isGiven = (await overHttp.parse(request.headers.get("Cookie"))) !== null;
  return https && isGiven ? [await overHttp.serialize("", { maxAge: 0 })] : [];
}
