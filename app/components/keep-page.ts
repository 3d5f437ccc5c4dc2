import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { type Notice, type NoticeCode, notice } from "~/text/notices";

/** What a page knows after a form did not even reach the site: what to say, and that nothing else has changed. */
export interface NotSent {
  notice: Notice;
  state: null;
  notSent: true;
}

/**
 * A route's `clientAction`: when the connection is gone or the site broken, the page stays as it is, with all that was
 * typed, and says this notice.
 */
export function actionOrNotice(code: NoticeCode) {
  return async ({ serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
    try {
      return await serverAction();
    } catch (error) {
      if (error instanceof Response) throw error;
      return { notice: notice(code), state: null, notSent: true } satisfies NotSent;
    }
  };
}

/** A route's `shouldRevalidate`: what could not be sent changed nothing, and asking again would lose the page. */
export function unlessNotSent({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const notSent = (actionResult as Partial<NotSent> | undefined)?.notSent;
  return notSent ? false : defaultShouldRevalidate;
}
