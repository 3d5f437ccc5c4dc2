import { setTimeout as pause } from "node:timers/promises";
import type { FieldErrors } from "~/domain/fields/field-errors";
import {
  consumeSignIn,
  delayAfterWrongPassword,
  networkOf,
  resetAttempts,
} from "~/domain/limits/rate-limit.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { passwordFault, shortestPassword } from "./password-rules";
import { isPassword, setPassword } from "./password.server";
import { codePageToken, consumeCode, isCodePageToken } from "./second-factor.server";
import { startSession } from "./sessions.server";

/** The words of a sign-in: the password, or the token of the page that asks for the code, and the code. */
export interface SignInWords {
  password: string;
  code?: string;
  codePage?: string;
}

interface SignInSender {
  /** The sender's IP address, for the limit and the queue. Null when unknown. */
  from: string | null;
  /**
   * The stored id of a session of the owner that this browser has or had. Null when there is none. The passwords of
   * such a browser are checked first and counted apart, so strangers at the same address cannot lock the owner out.
   */
  session: string | null;
  /** Aborted when the client has gone. The client's password is then not checked. */
  signal?: AbortSignal;
}

type SessionSender = SignInSender & { browser: string | null };

/** The refusal when too many people sign in at once. */
const tooMany = { ...refused("too-many-sign-ins"), retryAfter: 60 };

/** Why a sign-in is refused. `codePage`, after a right password: the token of the page that asks for the code. */
export type SignInRefusal = Exclude<Awaited<ReturnType<typeof signIn>>, { ok: true }>;

/** Signs the owner in and returns the token of a new session. `browser`: see `browserKind`. */
export async function signIn(site: Site, words: SignInWords, { browser, ...sender }: SessionSender) {
  if (words.password === "" && words.codePage === undefined) return refused("password-missing");
  const checked = await checkWords(site, words, sender);
  if (!checked.ok) {
    const { code: reason } = checked;
    if (reason !== "code-required") site.securityLog({ event: "sign-in-refused", reason });
    return checked;
  }
  const token = await site.storage.withReserve(() => startSession(site, browser));
  site.securityLog({ event: "sign-in", browser });
  return done({ token });
}

async function checkWords(site: Site, { password, code = "", codePage }: SignInWords, sender: SignInSender) {
  if (codePage === undefined) {
    const checked = await checkPassword(site, password, sender);
    if (!checked.ok) return checked;
  } else if (!(await isCodePageToken(site, codePage))) {
    return refused("code-page-over");
  }
  const token = codePage ?? (await site.storage.withReserve(() => codePageToken(site)));
  if (token === null) return done(null);
  if (code.trim() === "") return { ...refused("code-required"), codePage: token };
  const taken = await consumeCode(site, code);
  return taken.ok ? taken : { ...taken, codePage: token };
}

/** A session as old as this asks for the password again before it changes who can sign in, in milliseconds. */
const trusted = 15 * 60 * 1000;

/** Asks for the owner's password again, unless the session that `begun` at this moment (ISO-8601) is trusted. */
export async function confirmOwner(
  site: Site,
  { password = "", begun, ...sender }: SignInSender & { password?: string; begun: string | null },
) {
  if (isTrusted(site, begun)) return done(null);
  if (password === "") return refused("password-required");
  return checkPassword(site, password, sender);
}

/** True when a session that began at this moment need not say the password again: in its first 15 minutes. */
export function isTrusted({ now }: Pick<Site, "now">, begun: string | null): boolean {
  const age = begun === null ? Infinity : now().getTime() - Date.parse(begun);
  return age >= 0 && age < trusted;
}

/**
 * Checks the owner's password, one at a time, in turns of networks. Wrong ones are counted for each address, or for
 * each known browser. They first slow down the answers to this sender, then block the sender for a quarter of an hour.
 */
async function checkPassword(site: Site, password: string, { from, session, signal }: SignInSender) {
  const max = site.limits.wrongPasswordsPer15Minutes;
  const limit = { of: "wrong-passwords", max, windowMs: 15 * 60 * 1000 };
  const countedAs = session === null ? from : `session ${session}`;
  const check = async () => {
    // The attempt is counted before the check of the password. Otherwise a hundred guesses at once would count as one.
    const counted = await consumeSignIn(site, limit, countedAs);
    return { ...counted, isRight: counted.retryAfter === null && (await isPassword(site, password)) };
  };
  const sender = from === null || session !== null ? null : networkOf(from);
  const checked = await site.passwords.queue.run(sender, check, signal);
  if (checked === null) return tooMany;
  const { attempts, retryAfter, isRight } = checked;
  if (retryAfter !== null) return { ...refused("too-many-passwords"), retryAfter };
  if (!isRight) {
    await pause(delayAfterWrongPassword(attempts));
    return refused("password-wrong");
  }
  await resetAttempts(site, limit, countedAs);
  return done(null);
}

/** Changes the owner's password, typed twice, and ends all sessions but `keptTokens`. Wrong ones count. */
export async function changePassword(
  site: Site,
  { current, password, again }: Record<"current" | "password" | "again", string>,
  { keptTokens, ...sender }: SignInSender & { keptTokens: string[] },
) {
  if (site.isPasswordConfigured) return refused("password-configured");
  const fieldErrors: FieldErrors = {};
  if (current === "") fieldErrors.current = [{ code: "missing" }];
  const fault = password === "" ? "missing" : passwordFault(password, site);
  if (fault) fieldErrors.password = [{ code: fault, max: shortestPassword }];
  else if (again !== password) fieldErrors.again = [{ code: "differs" }];
  if (Object.keys(fieldErrors).length > 0) return refused("invalid", fieldErrors);

  const checked = await checkPassword(site, current, sender);
  if (!checked.ok) {
    site.securityLog({ event: "password-change-refused", reason: checked.code });
    return checked.code === "password-wrong" ? refused("invalid", { current: [{ code: "wrong" }] }) : checked;
  }
  const set = () => setPassword(site, password, keptTokens);
  const change = () => site.storage.withReserve(set).then(() => done(null));
  return (await site.passwords.queue.run(null, change)) ?? tooMany;
}
