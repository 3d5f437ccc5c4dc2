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
import { startSession } from "./sessions.server";
import type { FieldErrors } from "~/domain/forms/field-errors";
import { passwordFault, shortestPassword } from "./password-rules";

/** The reasons why a sign-in is refused. `retryAfter` is the number of seconds until the next attempt is allowed. */
export type SignInRefusal = Refused<
  "password-missing" | "password-wrong" | "too-many-passwords" | "too-many-sign-ins"
> & { retryAfter?: number };

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

/** Signs the owner in and returns the token of a new session. Wrong passwords are limited as in `checkPassword`. */
export async function signIn(
  site: Site,
  password: string,
  sender: SignInSender,
  browser: string | null = null,
): Promise<Done<{ token: string }> | SignInRefusal> {
  if (password === "") return refused("password-missing");
  const checked = await checkPassword(site, password, sender);
  if (!checked.ok) {
    site.securityLog({ event: "sign-in-refused", reason: checked.code });
    return checked;
  }
  const token = await startSession(site, browser);
  site.securityLog({ event: "sign-in", browser });
  return done({ token });
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
    max: site.limits.wrongPasswordsPerQuarter,
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
