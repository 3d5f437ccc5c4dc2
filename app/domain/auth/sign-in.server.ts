import { type Result, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { isPassword } from "./password.server";
import { startSession } from "./sessions.server";

/** Signs the owner in (spec §7 POST /api/admin/login). Answers the token of a new session. */
export async function signIn(
  site: Site,
  password: string,
): Promise<Result<{ token: string }, "password-missing" | "password-wrong">> {
  if (password === "") return refused("password-missing");
  if (!(await isPassword(site, password))) return refused("password-wrong");
  return done({ token: await startSession(site) });
}
