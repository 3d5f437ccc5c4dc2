import { Form, Link, useActionData, useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useRef, type RefObject, useEffect } from "react";
import { removalText as text } from "~/text/it/admin/panel";
import type { NotSent } from "~/components/forms/not-sent";
import { PageNotice } from "./page-notice";
import { usePending } from "./use-pending";

interface RemovalConfirmationProps {
  /** The question, with the title or the name of what will be deleted. Null when nothing is left to delete. */
  question: string | null;
  /** The effect of the deletion, or the sentence that it is already done. */
  explanation: string;
  /** The address of the list behind the question. */
  list: string;
  /** Details of what will be deleted. */
  children?: ReactNode;
}

/** The question before a deletion. It is a page with its own address. */
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
  /** The id of the heading that names the dialog. */
  labelledBy: string;
  /** The address to which the closed dialog leads. */
  back: string;
  /** The element that gets the focus when the dialog opens. */
  first: RefObject<HTMLElement>;
  children: ReactNode;
}

/** A page over another page: part of the HTML without scripts, and a modal dialog with scripts. Escape leads back. */
function PageDialog({ labelledBy, back, first, children }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
    // React does not write the autofocus attribute, so the dialog would focus its first button.
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
