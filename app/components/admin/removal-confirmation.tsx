import { Link, useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { useRef, useEffect } from "react";
import { opensDialogs } from "~/components/dialogs";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { PageNotice } from "./panel/admin-page";
import { FormButton } from "./buttons";

export interface Removal {
  /** The question, with the title or the name of what will be deleted. Null when nothing is left to delete. */
  question: string | null;
  /** The effect of the deletion, or the sentence that it is already done. */
  explanation: string;
  list: string;
}

/** The question before a deletion: a page over the list, with scripts a modal dialog. Escape leads back. */
export function RemovalConfirmation() {
  const text = useOwnerWords().text.removal;
  const { question, explanation, list } = useLoaderData<Removal>();
  const back = list + useLocation().search;
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (opensDialogs()) {
      dialog.current?.close();
      dialog.current?.classList.remove("page-dialog");
      dialog.current?.showModal();
    }
    // React does not write the autofocus attribute, so the dialog would focus its first button.
    cancel.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      className="dialog page-dialog"
      aria-labelledby="removal-title"
      onCancel={(event) => {
        navigate(back, { preventScrollReset: true });
        event.preventDefault();
      }}
    >
      <h2 className="section-title" id="removal-title">
        {question ?? explanation}
      </h2>
      {question ? <p>{explanation}</p> : null}
      <PageNotice />
      <div className="dialog-foot button-row">
        {question ? (
          <FormButton className="button button-danger" label={text.confirm} pending={text.pending} />
        ) : null}{" "}
        <Link ref={cancel} className="button button-quiet" to={back} autoFocus preventScrollReset>
          {question ? text.cancel : text.back}
        </Link>
      </div>
    </dialog>
  );
}
