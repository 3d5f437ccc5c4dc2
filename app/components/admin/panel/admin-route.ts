import type { ClientActionFunctionArgs } from "@remix-run/react";
import { revalidateUnlessNotSent } from "~/components/forms/not-sent";
import { type NoticeCode, notice } from "~/text/it/admin/notices/notices";
import { adminMeta } from "./admin-page";
import { carriedFormIn } from "./login";

/**
 * Returns what a route of the owner exports for its form. When the connection or the site fails, the page keeps
 * everything typed and shows the notice with this code.
 */
export function adminRoute(code: NoticeCode) {
  const clientAction = async ({ serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    try {
      return await serverAction();
    } catch (error) {
      if (error instanceof Response) keepInHistory(error);
      if (error instanceof Response || carriedFormIn(error)) throw error;
      return { notice: notice(code), state: null, notSent: true };
    }
  };
  return { clientAction, meta: adminMeta, shouldRevalidate: revalidateUnlessNotSent };
}

/** Lets the browser's Back button lead to the waiting form (`modulo`) from the page that a button has opened. */
function keepInHistory({ headers }: Response): void {
  const form = new URL(headers.get("Location") ?? "", location.href).searchParams.get("modulo");
  if (form) history.replaceState(history.state, "", form);
}
