import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus after a client navigation inside `main`: to the heading of the new section, also when the
 * focused control is gone, or, after a cancelled question, to the control that had opened it. An open dialog keeps the focus. `signedIn` is needed because login and
 * panel have the same address.
 */
export function useFocusAfterNavigation(main: RefObject<HTMLElement>, signedIn: boolean): void {
  const { pathname, search, key } = useLocation();
  const page = new URLSearchParams(search).get("pagina") ?? "";
  const shown = `${signedIn} ${pathname} ${page}`;
  const before = useRef({ shown, pathname, key });
  useEffect(() => {
    const last = before.current;
    before.current = { shown, pathname, key };
    // After 'Elimina' the list has no pressed button any more, so the focus is lost.
    const isLost = last.key !== key && document.activeElement === document.body;
    if (last.shown === shown && !isLost) return;
    const opener = openerOf(main.current, last.pathname);
    if (!main.current || main.current.querySelector("dialog[open]")) return;
    if (opener) return opener.focus();
    const heading = main.current.querySelector<HTMLElement>("section > .section-title");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [main, shown, pathname, key]);
}

/** Returns the link or button in `main` that opens the question at this address. Null at all other addresses. */
function openerOf(main: HTMLElement | null, pathname: string): HTMLElement | null {
  if (!pathname.endsWith("/elimina")) return null;
  const address = CSS.escape(pathname);
  return main?.querySelector(`a[href^="${address}"], button[formaction="${address}"]`) ?? null;
}
