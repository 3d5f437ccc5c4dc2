import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import type { Notice } from "~/text/notice";

/** What a page knows after a form did not even reach the site: what to say, and that nothing else has changed. */
export interface NotSent {
  notice: Notice;
  state: null;
  notSent: true;
}

/** A route's `shouldRevalidate`: what could not be sent changed nothing, and asking again would lose the page. */
export function unlessNotSent({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const notSent = (actionResult as Partial<NotSent> | undefined)?.notSent;
  return notSent ? false : defaultShouldRevalidate;
}
