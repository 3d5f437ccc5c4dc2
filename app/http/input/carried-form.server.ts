import { data } from "@remix-run/node";
import type { BodyLimits } from "./read-upload.server";
import type { SignInAnswer } from "~/http/sign-in.server";

/** The parts of a form that the login page cannot carry along. The owner must choose or type them again. */
export const lostParts = ["photos", "secrets"] as const;
type LostPart = (typeof lostParts)[number];

/** A form that was sent after the end of its session. The login page carries its words along; nothing is stored. */
export interface CarriedForm {
  /** The path of the form's page. */
  address: string;
  /** All values of all fields, in order. */
  typed: Record<string, string[]>;
  lost: LostPart | null;
}

/** The limits of a form that was sent after the end of its session: the text that a stranger may send, and no photo. */
export const carriedLimits: BodyLimits = { maxText: 32 * 1024, photosRefused: "signed-out" };

/** The answer of the login page to a refused password. */
type SignInRefused = Partial<SignInAnswer> & { status?: number; headers?: Record<string, string> };

/** Returns the response to throw for a form without a session: a login page with its words, but never a password. */
export function endedSessionResponse(
  { address, typed, lost }: CarriedForm,
  { status = 401, headers = {}, ...answer }: SignInRefused = {},
) {
  const words = Object.entries(typed).filter(([name]) => !/password/i.test(name));
  return data({ carried: { address, typed: Object.fromEntries(words), lost }, answer }, { status, headers });
}
