import { Form, Link, useActionData, useLocation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { removalText as text } from "~/text/it/admin/panel";
import type { NotSent } from "~/components/forms/not-sent";
import { PageDialog } from "./page-dialog";
import { PageNotice } from "./page-notice";
import { usePending } from "./use-pending";

interface RemovalConfirmationProps {
  /** With the title or the name in it; null: there is nothing left to delete. */
  question: string | null;
  /** What deleting means, or that it is gone already. */
  explanation: string;
  /** The list behind it. */
  list: string;
  /** What is to be deleted, when it is more than the question says. */
  children?: ReactNode;
}

/** The confirmation before a deletion, at an address of its own. */
export function RemovalConfirmation({ question, explanation, list, children }: RemovalConfirmationProps) {
  const { pathname, search } = useLocation();
  const pending = usePending(pathname);
  const answer = useActionData<NotSent>();
  const back = list + search;
  const cancel = useRef<HTMLAnchorElement>(null);
  return (
    <PageDialog labelledBy="removal-title" back={back} first={cancel}>
      <h2 className="section-title" id="removal-title">
        {question ?? explanation}
      </h2>
      {children}
      {question ? <p>{explanation}</p> : null}
      <PageNotice notice={answer?.notice ?? null} />
      <div className="dialog-foot button-row">
        {question ? (
          <Form method="post" preventScrollReset>
            <button className="button button-danger" aria-disabled={pending || undefined}>
              {pending ? text.pending : text.confirm}
            </button>
          </Form>
        ) : null}
        <Link ref={cancel} className="button button-quiet" to={back} autoFocus preventScrollReset>
          {question ? text.cancel : text.back}
        </Link>
      </div>
    </PageDialog>
  );
}
