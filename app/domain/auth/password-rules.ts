import { isCommonPassword } from "./common-password";

/** How many characters the owner's password has at least. */
export const shortestPassword = 8;

/** Why the owner's password cannot be this one; null: it can. `facts`: the names by which everybody knows the site. */
export function passwordFault(
  password: string,
  facts: Parameters<typeof isCommonPassword>[1],
): "too-short" | "common" | null {
  if (Array.from(password).length < shortestPassword) return "too-short";
  return isCommonPassword(password, facts) ? "common" : null;
}
