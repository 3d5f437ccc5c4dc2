import { Form, Link, useActionData, useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useRef, type RefObject, useEffect } from "react";
import { removalText as text } from "~/text/it/admin/panel";
import type { NotSent } from "~/components/forms/not-sent";
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

interface PageDialogProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Where closing it leads. */
  back: string;
  /** What has the focus first. */
  first: RefObject<HTMLElement>;
  children: ReactNode;
}

/** A page over another page: part of the HTML without scripts, a modal dialog with them. Escape leads back. */
function PageDialog({ labelledBy, back, first, children }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
    // React sets no autofocus attribute, without which the dialog would focus its first button.
    first.current?.focus();
  }, [first]);
  return (
    <dialog
      ref={dialog}
      open
      className="dialog page-dialog"
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        navigate(back, { preventScrollReset: true });
      }}
    >
      {children}
    </dialog>
  );
}
