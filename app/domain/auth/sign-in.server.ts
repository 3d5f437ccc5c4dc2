import { setTimeout as pause } from "node:timers/promises";
import { countTry, forgiveTries } from "~/domain/limits/count-try.server";
import { pauseAfterWrong } from "~/domain/limits/limit";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { isPassword } from "./password.server";
import { startSession } from "./sessions.server";

/** Why nobody was signed in; `retryAfter`: seconds until the next password may be tried. */
export type SignInRefusal = Refused<"password-missing" | "password-wrong" | "too-many-passwords"> & {
  retryAfter?: number;
};

/**
 * Signs the owner in (spec §7 POST /api/admin/login). Answers the token of a new session. Wrong passwords from one
 * address (`from`) are answered slower and slower, then not looked at for a quarter of an hour.
 */
export async function signIn(
  site: Site,
  password: string,
  from: string | null,
): Promise<Done<{ token: string }> | SignInRefusal> {
  if (password === "") return refused("password-missing");
  const limit = {
    of: "wrong-passwords" as const,
    most: site.limits.wrongPasswordsPerQuarter,
    windowMs: 15 * 60 * 1000,
  };
  // Counted before it is known to be wrong, or a hundred guesses at the same moment would count as one.
  const { tries, retryAfter } = await countTry(site, limit, from);
  if (retryAfter !== null) return { ...refused("too-many-passwords"), retryAfter };
  if (!(await isPassword(site, password))) {
    await pause(pauseAfterWrong(tries));
    return refused("password-wrong");
  }
  await forgiveTries(site, limit, from);
  return done({ token: await startSession(site) });
}
