import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import type { Notice } from "~/text/notice";

/** The action data after a form did not reach the site: a notice. Nothing else has changed. */
export interface NotSent {
  notice: Notice;
  state: null;
  notSent: true;
}

/**
 * The `shouldRevalidate` of a route. A form that was not sent changed nothing, and a new request would lose the page.
 */
export function unlessNotSent({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const notSent = (actionResult as Partial<NotSent> | undefined)?.notSent;
  return notSent ? false : defaultShouldRevalidate;
}
