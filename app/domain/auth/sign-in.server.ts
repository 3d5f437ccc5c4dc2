import { setTimeout as pause } from "node:timers/promises";
import { consumeAttempt, resetAttempts } from "~/domain/limits/rate-limit.server";
import { networkOf, delayAfterWrongPassword } from "~/domain/limits/limit";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { isPassword } from "./password.server";
import { startSession } from "./sessions.server";

/** Why nobody was signed in; `retryAfter`: seconds until the next password may be tried. */
export type SignInRefusal = Refused<
  "password-missing" | "password-wrong" | "too-many-passwords" | "too-many-sign-ins"
> & { retryAfter?: number };

/** Seconds after which to try again when too many sign in at once. */
const nextTurn = 60;

/** Who tries to sign in. */
export interface SignInSender {
  /** The address, for the limit and the queue; null when unknown. */
  from: string | null;
  /**
   * The stored id of a session of the owner's that the browser has, or had not long ago; null: none. Its passwords are
   * checked before all others and counted apart: strangers behind the same address do not keep the owner out.
   */
  session: string | null;
  /** Aborted when the client has gone: then its password is not checked any more. */
  signal?: AbortSignal;
}

/**
 * Signs the owner in. Answers the token of a new session, which remembers the kind of `browser`. Wrong passwords are
 * limited as `checkPassword` says.
 */
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
 * Checks the owner's password. Wrong ones from one address, or from one browser that is known, are answered slower and
 * slower, then not checked for a quarter of an hour. Passwords are checked one at a time, networks in turn.
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
    // Counted before it is known to be wrong, or a hundred guesses at the same moment would count as one.
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
