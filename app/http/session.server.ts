import { createCookie, redirect } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import { type SessionState, endSession, findSessionState } from "~/domain/auth/sessions.server";
import type { Site } from "~/domain/site";

const cookie = createCookie("giramondo", { path: "/", httpOnly: true, sameSite: "lax" });

/** As long as browsers keep a cookie: when a session ends is for the site to say, which knows when it was last used. */
const maxAge = 400 * 24 * 60 * 60;

/** The Set-Cookie that signs the owner in with this token. */
export function sessionCookie(token: string, { https = false }: AppLoadContext): Promise<string> {
  return cookie.serialize(token, { maxAge, secure: https });
}

/** Ends the session that this request belongs to, if any. Answers the Set-Cookie that forgets it. */
export async function signOut(
  site: Site,
  request: Request,
  { https = false }: AppLoadContext,
): Promise<string> {
  const token = await tokenIn(request.headers.get("Cookie"));
  if (token) await endSession(site, token);
  return cookie.serialize("", { maxAge: 0, secure: https });
}

/** Whether the request comes from the signed-in owner. */
export async function isOwner(site: Site, request: Request): Promise<boolean> {
  return (await sessionState(site, request.headers.get("Cookie"))) === "live";
}

/** What the session is worth that a Cookie header names; "none" when it names none. */
export async function sessionState(site: Site, cookieHeader: string | null): Promise<SessionState> {
  const token = await tokenIn(cookieHeader);
  return token === null ? "none" : findSessionState(site, token);
}

/** For pages of the owner: sends everyone else to the login, which leads back here. */
export async function requireOwner(site: Site, request: Request): Promise<void> {
  if (await isOwner(site, request)) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginAddress(pathname.replace(/\.data$/, "") + search));
}

/** The login page that leads to this address of ours afterwards. */
export function loginAddress(returnTo: string): string {
  return `/admin?${new URLSearchParams({ ritorno: returnTo })}`;
}

/** Where to go after the login: only ever an address of the owner's pages, written as a header wants it. */
export function returnAddress(wanted: string | null): string {
  const here = "http://here";
  const url = wanted === null || wanted.includes("\\") ? null : URL.parse(wanted, here);
  if (url?.origin !== here || !/^\/admin(?:\/|$)/.test(url.pathname)) return "/admin";
  return url.pathname + url.search;
}

async function tokenIn(cookieHeader: string | null): Promise<string | null> {
  const value: unknown = await cookie.parse(cookieHeader);
  return typeof value === "string" && value !== "" ? value : null;
}
