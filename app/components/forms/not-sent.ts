import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** After a form that was not sent, the data are the same, and a request for them might show an error page. */
export function revalidateUnlessNotSent({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const { notSent } = (actionResult ?? {}) as { notSent?: boolean };
  return notSent ? false : defaultShouldRevalidate;
}
