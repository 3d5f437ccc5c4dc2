import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import type { Notice } from "~/text/notice";

/** The action data when a form did not reach the site. Only the notice is new: everything else stays. */
export interface NotSent {
  notice: Notice;
  state: null;
  notSent: true;
}

/** After a form that was not sent, the data are the same, and a request for them might show an error page. */
export function revalidateUnlessNotSent({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const notSent = (actionResult as Partial<NotSent> | undefined)?.notSent;
  return notSent ? false : defaultShouldRevalidate;
}
