import { createCookie } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import {
  endSession,
  replaceSession,
  type SessionState,
  findSessionState,
  remembered,
  sessionIdOf,
} from "~/domain/auth/sessions.server";

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

/** The Set-Cookie values that sign the owner in with this token, in the place of the session that the request came with. */
export async function signInCookies(
  request: Request,
  token: string,
  { site, owner, client: { https } }: AppLoadContext,
): Promise<string[]> {
  for (const before of await owner.tokens()) await replaceSession(site, before);
  const cookie = await (https ? overHttps : overHttp).serialize(token, { maxAge });
  return [cookie, ...(await forgetPlain(request, https))];
}

/**
 * Ends the session that the request came with, if any. Returns the Set-Cookie values: what is left proves that there was
 * a session, so that forms that are still open are not lost, and opens nothing.
 */
export async function signOut(
  request: Request,
  { site, owner, client: { https } }: AppLoadContext,
): Promise<string[]> {
  let proof: string | null = null;
  for (const token of await owner.tokens()) proof = (await endSession(site, token)) ?? proof;
  const ended = proof === null ? { maxAge: 0 } : { maxAge: remembered / 1000 };
  const cookie = await (https ? overHttps : overHttp).serialize(proof ?? "", ended);
  return [cookie, ...(await forgetPlain(request, https))];
}

/** The owner's session that a request names, if any. It is looked up when somebody asks for it, and only once. */
export interface OwnerSession {
  /** The tokens in the cookies: one, or two when an older cookie came along. */
  tokens(): Promise<string[]>;
  /** Its state; of two sessions, the better one. */
  state(): Promise<SessionState>;
  isSignedIn(): Promise<boolean>;
}

/** The session in a Cookie header. */
export function ownerSession(site: Site, cookieHeader: string | null): OwnerSession {
  let tokens: Promise<string[]> | undefined;
  let state: Promise<SessionState> | undefined;
  const session: OwnerSession = {
    tokens: () => (tokens ??= tokensIn(cookieHeader)),
    state: () => (state ??= session.tokens().then((given) => stateOf(site, given))),
    isSignedIn: async () => (await session.state()) === "live",
  };
  return session;
}

async function stateOf(site: Site, tokens: string[]): Promise<SessionState> {
  const states: SessionState[] = [];
  for (const token of tokens) states.push(await findSessionState(site, token));
  return (["live", "timed-out", "ended"] as const).find((state) => states.includes(state)) ?? "none";
}

/** The stored id of a session, live or over; null when it is not known. */
export async function knownSession(site: Site, owner: OwnerSession): Promise<string | null> {
  for (const token of await owner.tokens()) {
    if ((await findSessionState(site, token)) !== "none") return sessionIdOf(token);
  }
  return null;
}

/** Its state for a form, whose words must not be lost: "unknown" while nothing can be read, which `onFault` reports. */
export async function sessionOrUnknown(
  owner: OwnerSession,
  onFault: (error: unknown) => void = () => {},
): Promise<SessionState | "unknown"> {
  try {
    return await owner.state();
  } catch (error) {
    if (!isStorageFault(error)) throw error;
    onFault(error);
    return "unknown";
  }
}

/** Who changes the password with this request, and the sessions that stay. */
export async function passwordSender({ site, owner, client }: AppLoadContext) {
  const session = await knownSession(site, owner);
  return { from: client.address, session, keptTokens: await owner.tokens() };
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

/** Over https, the plain cookie is forgotten as soon as the other one takes its place. */
async function forgetPlain(request: Request, https: boolean): Promise<string[]> {
  const isGiven = (await overHttp.parse(request.headers.get("Cookie"))) !== null;
  return https && isGiven ? [await overHttp.serialize("", { maxAge: 0 })] : [];
}
