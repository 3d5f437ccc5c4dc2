import { isRouteErrorResponse } from "@remix-run/react";
import type { Notice } from "~/text/notice";

/** A form whose session is over. Its words are in the login page, and come back after the login. */
export interface CarriedForm {
  address: string;
  /** All values of all fields, in order. */
  typed: Record<string, string[]>;
  /** The part that cannot be carried along. It must be chosen or typed again. */
  lost: "photos" | "secrets" | null;
}

/** The answer to a form that needs a new login. */
export interface CarriedAnswer {
  carried: CarriedForm;
  answer: { notice?: Notice | null; errors?: string[] };
}

/** Returns the owner's form in this error; null for other errors. */
export function carriedFormIn(error: unknown): CarriedAnswer | null {
  const thrown = isRouteErrorResponse(error) ? (error.data as Partial<CarriedAnswer> | null) : null;
  return thrown?.carried ? (thrown as CarriedAnswer) : null;
}
