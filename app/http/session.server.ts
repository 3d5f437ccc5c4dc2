import { createCookie, redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { type SessionState, endSession, findSessionState } from "~/domain/auth/sessions.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";

const attributes = { path: "/", httpOnly: true, sameSite: "lax" } as const;

/** Browsers take and send `__Host-` cookies only over https, and only those that this very host has set. */
const overHttps = createCookie("__Host-giramondo", { ...attributes, secure: true });
const overHttp = createCookie("giramondo", attributes);

/** In seconds, the longest time that browsers allow; the site itself ends unused sessions. */
const maxAge = 400 * 24 * 60 * 60;

/** The name of the cookie that carries a session. */
export function sessionCookieName(https: boolean): string {
  return (https ? overHttps : overHttp).name;
}

/** The Set-Cookie values that sign the owner in with this token. The session that the request came with ends. */
export async function signInCookies(
  site: Site,
  request: Request,
  token: string,
  { https = false }: AppLoadContext,
): Promise<string[]> {
  await endSessions(site, request);
  const cookie = await (https ? overHttps : overHttp).serialize(token, { maxAge });
  return [cookie, ...(await forgetPlain(request, https))];
}

/** Ends the session that the request came with, if any. Returns the Set-Cookie values that delete its cookie. */
export async function signOut(
  site: Site,
  request: Request,
  { https = false }: AppLoadContext,
): Promise<string[]> {
  await endSessions(site, request);
  const cookie = await (https ? overHttps : overHttp).serialize("", { maxAge: 0 });
  return [cookie, ...(await forgetPlain(request, https))];
}

/** Whether the request comes from the signed-in owner. */
export async function isOwner(site: Site, request: Request): Promise<boolean> {
  return (await sessionState(site, request.headers.get("Cookie"))) === "live";
}

/** The state of the session in a Cookie header; of two sessions, the better state. */
export async function sessionState(site: Site, cookieHeader: string | null): Promise<SessionState> {
  const states: SessionState[] = [];
  for (const token of await tokensIn(cookieHeader)) states.push(await findSessionState(site, token));
  return (["live", "timed-out"] as const).find((state) => states.includes(state)) ?? "none";
}

/** The same for a form, whose words must not be lost: "unknown" while nothing can be read, which `onFault` is told. */
export async function sessionOrUnknown(
  site: Site,
  cookieHeader: string | null,
  onFault: (error: unknown) => void = () => {},
): Promise<SessionState | "unknown"> {
  try {
    return await sessionState(site, cookieHeader);
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    onFault(error);
    return "unknown";
  }
}

/** The tokens of the sessions that a request names: one, or two when an older cookie came along. */
export function sessionTokens(request: Request): Promise<string[]> {
  return tokensIn(request.headers.get("Cookie"));
}

/** Redirects everyone but the owner to the login, which leads back to this address. */
export async function requireOwner(site: Site, request: Request): Promise<void> {
  if (await isOwner(site, request)) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginAddress(pathname.replace(/\.data$/, "") + search));
}

/** The address of the login page that leads to `returnTo` afterwards. */
export function loginAddress(returnTo: string): string {
  return `/admin?${new URLSearchParams({ ritorno: returnTo })}`;
}

/** The address after the login: `wanted` when it is one of the owner's pages, else /admin. */
export function returnAddress(wanted: string | null): string {
  const here = "http://here";
  const url = wanted === null || wanted.includes("\\") ? null : URL.parse(wanted, here);
  if (url?.origin !== here || !/^\/admin(?:\/|$)/.test(url.pathname)) return "/admin";
  return url.pathname + url.search;
}

/**
 * The tokens of both cookies: the plain one also over https, where it was set before the site had https or by an older
 * version. A planted one signs nobody in: only the owner has tokens.
 */
async function tokensIn(cookieHeader: string | null): Promise<string[]> {
  const values: unknown[] = [await overHttps.parse(cookieHeader), await overHttp.parse(cookieHeader)];
  return values.filter((value) => typeof value === "string" && value !== "") as string[];
}

async function endSessions(site: Site, request: Request): Promise<void> {
  for (const token of await tokensIn(request.headers.get("Cookie"))) await endSession(site, token);
}

/** Over https, the plain cookie is forgotten as soon as the other one takes its place. */
async function forgetPlain(request: Request, https: boolean): Promise<string[]> {
  const isGiven = (await overHttp.parse(request.headers.get("Cookie"))) !== null;
  return https && isGiven ? [await overHttp.serialize("", { maxAge: 0 })] : [];
}
