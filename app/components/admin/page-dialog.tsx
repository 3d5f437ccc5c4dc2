import { useNavigate } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";

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
export function PageDialog({ labelledBy, back, first, children }: PageDialogProps) {
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
