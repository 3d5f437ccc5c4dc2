import type { ClientActionFunctionArgs } from "@remix-run/react";
import { type NoticeCode, notice } from "~/text/it/admin/notices/notices";
import type { NotSent } from "~/components/forms/not-sent";

/**
 * A route's `clientAction`: when the connection is gone or the site broken, the page stays as it is, with all that was
 * typed, and says this notice.
 */
export function clientActionWithNotice(code: NoticeCode) {
  return async ({ serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    try {
      return await serverAction();
    } catch (error) {
      if (error instanceof Response) throw error;
      return { notice: notice(code), state: null, notSent: true } satisfies NotSent;
    }
  };
}
