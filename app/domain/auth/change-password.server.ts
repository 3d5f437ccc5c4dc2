import type { FieldErrors } from "~/domain/forms/field-errors";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { passwordFault, shortestPassword } from "./password-rules";
import { setPassword } from "./password.server";
import { type SignInRefusal, type SignInSender, checkPassword } from "./sign-in.server";

/** The fields of the form that changes the password. `again` repeats the new one. */
export interface PasswordChange {
  current: string;
  password: string;
  again: string;
}

/**
 * Changes the owner's password and ends every session except those of `keptTokens`. The current password is checked
 * only when the new one is acceptable; a wrong one counts like a failed login.
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
