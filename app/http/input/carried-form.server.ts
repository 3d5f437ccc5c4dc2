import { data } from "@remix-run/node";
import type { BodyLimits } from "./read-upload.server";
import type { SignInAnswer } from "~/http/sign-in.server";

/** What a form brought that cannot be carried: it has to be chosen, or typed, again. */
export const lostParts = ["photos", "secrets"] as const;
type LostPart = (typeof lostParts)[number];

/** A form whose session was ended: the login page carries its words along, and nothing of it is stored meanwhile. */
export interface CarriedForm {
  /** The path of its page. */
  address: string;
  /** Every value of every field, in order. */
  typed: Record<string, string[]>;
  lost: LostPart | null;
}

/** How much is read of such a form: as many characters as of a stranger's, and no photo. */
export const carriedLimits: BodyLimits = { maxText: 32 * 1024, photosRefused: "signed-out" };

/** The login page of a password that was not taken. */
type SignInRefused = Partial<SignInAnswer> & { status?: number; headers?: Record<string, string> };

/** What to throw for such a form: the login page, which carries its words along. A password is never among them. */
export function signInAgain(
  { address, typed, lost }: CarriedForm,
  { status = 401, headers = {}, ...answer }: SignInRefused = {},
) {
  const words = Object.entries(typed).filter(([name]) => !/password/i.test(name));
  return data({ carried: { address, typed: Object.fromEntries(words), lost }, answer }, { status, headers });
}
