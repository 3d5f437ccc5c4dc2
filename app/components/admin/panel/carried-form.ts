import { isRouteErrorResponse } from "@remix-run/react";
import type { Notice } from "~/text/notice";

/** A form that was sent after the end of its session. The login page keeps its words until after the login. */
export interface CarriedForm {
  address: string;
  /** All values of all fields, in order. */
  typed: Record<string, string[]>;
  /** The fields that the login page cannot carry along. The owner must choose or type them again. */
  lost: "photos" | "secrets" | null;
}

/** The answer of the login page to a password or code that was refused. */
export type LoginAnswer = { notice?: Notice | null; errors?: string[]; codePage?: string | null };

type CarriedAnswer = { carried: CarriedForm; answer: LoginAnswer };

/** Returns the owner's form from an error that asks for a new login. Null for other errors. */
export function carriedFormIn(error: unknown): CarriedAnswer | null {
  const thrown = isRouteErrorResponse(error) ? (error.data as Partial<CarriedAnswer> | null) : null;
  return thrown?.carried ? (thrown as CarriedAnswer) : null;
}
