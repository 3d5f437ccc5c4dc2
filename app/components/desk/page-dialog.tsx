import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

interface PageDialogProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Where closing it leads. */
  back: string;
  children: ReactNode;
}

/** A page over another page: part of the HTML without scripts, a modal dialog with them. Escape leads back. */
export function PageDialog({ labelledBy, back, children }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);
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
