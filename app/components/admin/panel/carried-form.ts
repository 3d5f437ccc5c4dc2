import { isRouteErrorResponse } from "@remix-run/react";
import type { Notice } from "~/text/notice";

/** A form whose session was ended: its words are in the login page, and come back after it. */
export interface CarriedForm {
  address: string;
  /** All values of all fields, in order. */
  typed: Record<string, string[]>;
  /** What cannot be carried: it has to be chosen, or typed, again. */
  lost: "photos" | "secrets" | null;
}

/** The answer to a form that its sender has to sign in for again. */
export interface CarriedAnswer {
  carried: CarriedForm;
  answer: { notice?: Notice | null; errors?: string[] };
}

/** The owner's form that this error carries; null for other errors. */
export function carriedFormIn(error: unknown): CarriedAnswer | null {
  const thrown = isRouteErrorResponse(error) ? (error.data as Partial<CarriedAnswer> | null) : null;
  return thrown?.carried ? (thrown as CarriedAnswer) : null;
}
