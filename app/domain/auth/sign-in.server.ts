import { setTimeout as pause } from "node:timers/promises";
import {
  consumeAttempt,
  resetAttempts,
  networkOf,
  delayAfterWrongPassword,
} from "~/domain/limits/rate-limit.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { isPassword, setPassword } from "./password.server";
import { type CodeRefusal, codePageToken, isCodePageToken, consumeCode } from "./second-factor.server";
import { startSession } from "./sessions.server";
import type { FieldErrors } from "~/domain/forms/field-errors";
import { passwordFault, shortestPassword } from "./password-rules";

/** The reasons why a sign-in is refused. `retryAfter` is the number of seconds until the next attempt is allowed. */
export type SignInRefusal = (
  | Refused<
      | "password-missing"
      | "password-wrong"
      | "too-many-passwords"
      | "too-many-sign-ins"
      | "code-required"
      | "code-page-over"
    >
  | CodeRefusal
) & {
  retryAfter?: number;
  /** The token of the page that asks for the code, when the password is right. */
  codePage?: string;
};

/** What somebody types to sign in: the password, and the code when the second factor is on. */
export interface SignInWords {
  password: string;
  code?: string;
  /** The token of the page that asks for the code. It stands for the password. */
  codePage?: string;
}

/** The number of seconds to wait when too many people sign in at once. */
const nextTurn = 60;

/** The sender of a sign-in. */
export interface SignInSender {
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

/**
 * Signs the owner in and returns the token of a new session. Wrong passwords are limited as in `checkPassword`, wrong
 * codes as in `consumeCode`.
 */
export async function signIn(
  site: Site,
  words: SignInWords,
  sender: SignInSender,
  browser: string | null = null,
): Promise<Done<{ token: string }> | SignInRefusal> {
  if (words.password === "" && words.codePage === undefined) return refused("password-missing");
  const checked = await checkWords(site, words, sender);
  if (!checked.ok) {
    if (checked.code !== "code-required")
      site.securityLog({ event: "sign-in-refused", reason: checked.code });
    return checked;
  }
  const token = await startSession(site, browser);
  site.securityLog({ event: "sign-in", browser });
  return done({ token });
}

async function checkWords(
  site: Site,
  { password, code = "", codePage }: SignInWords,
  sender: SignInSender,
): Promise<Done<null> | SignInRefusal> {
  if (codePage === undefined) {
    const checked = await checkPassword(site, password, sender);
    if (!checked.ok) return checked;
  } else if (!(await isCodePageToken(site, codePage))) {
    return refused("code-page-over");
  }
  const token = codePage ?? (await codePageToken(site));
  if (token === null) return done(null);
  if (code.trim() === "") return { ...refused("code-required"), codePage: token };
  const taken = await consumeCode(site, code);
  return taken.ok ? taken : { ...taken, codePage: token };
}

/** A session as old as this asks for the password again before it changes who can sign in, in milliseconds. */
const trusted = 15 * 60 * 1000;

/**
 * Asks for the owner's password again, when the session began more than 15 minutes ago. `begun` is that moment,
 * ISO-8601. A wrong password counts like a refused sign-in.
 */
export async function confirmOwner(
  site: Site,
  { password = "", begun, ...sender }: SignInSender & { password?: string; begun: string | null },
): Promise<Done<null> | Refused<"password-required"> | SignInRefusal> {
  if (isTrusted(site, begun)) return done(null);
  if (password === "") return refused("password-required");
  return checkPassword(site, password, sender);
}

/** True when a session that began at this moment need not say the password again. */
export function isTrusted({ now }: Pick<Site, "now">, begun: string | null): boolean {
  const age = begun === null ? Infinity : now().getTime() - Date.parse(begun);
  return age >= 0 && age < trusted;
}

/**
 * Checks the owner's password. Wrong passwords are counted for each address, or for each known browser. They first
 * slow down the answers to this sender, then block the sender for a quarter of an hour. Passwords are checked one at a
 * time, and networks take turns.
 */
export async function checkPassword(
  site: Site,
  password: string,
  { from, session, signal }: SignInSender,
): Promise<Done<null> | SignInRefusal> {
  const limit = {
    of: "wrong-passwords" as const,
    max: site.limits.wrongPasswordsPer15Minutes,
    windowMs: 15 * 60 * 1000,
  };
  const countedAs = session === null ? from : `session ${session}`;
  const check = async () => {
    // The attempt is counted before the check of the password. Otherwise a hundred guesses at once would count as one.
    const counted = await consumeAttempt(site, limit, countedAs);
    return { ...counted, isRight: counted.retryAfter === null && (await isPassword(site, password)) };
  };
  const sender = from === null || session !== null ? null : networkOf(from);
  const checked = await site.passwords.queue.run(sender, check, signal);
  if (checked === null) return { ...refused("too-many-sign-ins"), retryAfter: nextTurn };
  const { attempts, retryAfter, isRight } = checked;
  if (retryAfter !== null) return { ...refused("too-many-passwords"), retryAfter };
  if (!isRight) {
    await pause(delayAfterWrongPassword(attempts));
    return refused("password-wrong");
  }
  await resetAttempts(site, limit, countedAs);
  return done(null);
}

/** The fields of the form that changes the password. `password` is the new password; `again` repeats it. */
interface PasswordChange {
  current: string;
  password: string;
  again: string;
}

/**
 * Changes the owner's password and ends every session except those of `keptTokens`. If the new password is acceptable,
 * the current one is checked. A wrong current password counts like a refused sign-in.
 */
export async function changePassword(
  site: Site,
  { current, password, again }: PasswordChange,
  { keptTokens, ...sender }: SignInSender & { keptTokens: string[] },
): Promise<Done<null> | Refused<"invalid" | "password-configured"> | SignInRefusal> {
  if (site.isPasswordConfigured) return refused("password-configured");
  const fieldErrors: FieldErrors = {};
  if (current === "") fieldErrors.current = [{ code: "missing" }];
  const fault = password === "" ? "missing" : passwordFault(password, site);
  if (fault) fieldErrors.password = [{ code: fault, max: shortestPassword }];
  else if (again !== password) fieldErrors.again = [{ code: "differs" }];
  if (Object.keys(fieldErrors).length > 0) return refused("invalid", fieldErrors);

  const checked = await checkPassword(site, current, sender);
  if (!checked.ok) site.securityLog({ event: "password-change-refused", reason: checked.code });
  if (!checked.ok && checked.code === "password-wrong") {
    return refused("invalid", { current: [{ code: "wrong" }] });
  }
  if (!checked.ok) return checked;
  const change = async () => {
    await setPassword(site, password, keptTokens);
    return done(null);
  };
  const changed = await site.passwords.queue.run(null, change);
  return changed ?? { ...refused("too-many-sign-ins"), retryAfter: 60 };
}
