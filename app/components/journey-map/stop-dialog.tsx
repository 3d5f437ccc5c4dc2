import { Outlet, useLocation, useNavigate, useParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useIsHydrated } from "~/components/use-is-hydrated";
import { useWords } from "~/components/languages/use-words";

/**
 * Shows the nested route of a stop in a dialog over the map. Escape, the button, a click beside the dialog and 'back'
 * close it. Its styles are loaded with the first opened stop.
 */
export function StopDialog({ listAddress }: { listAddress: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { id } = useParams();
  const { state } = useLocation() as { state: { overMap?: boolean } | null };
  const navigate = useNavigate();
  const { text } = useWords();
  const open = id !== undefined;
  const inBrowser = useIsHydrated();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  /** Leaves the address of the stop after the browser has closed the dialog. */
  function follow() {
    if (!open) return;
    if (state?.overMap) navigate(-1);
    else navigate(listAddress, { preventScrollReset: true });
  }

  if (!inBrowser) return null;
  return (
    <dialog
      className="dialog stop-dialog"
      ref={dialog}
      aria-labelledby="stop-title"
      onClose={follow}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="dialog-body">
        <button
          className="dialog-close"
          type="button"
          aria-label={text.map.stop.close}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 24 24" width="24" aria-hidden="true" focusable="false">
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
              d="M6 6l12 12M18 6L6 18"
            />
          </svg>
        </button>
        {open ? <Outlet context={{ overMap: true }} /> : null}
      </div>
    </dialog>
  );
}
