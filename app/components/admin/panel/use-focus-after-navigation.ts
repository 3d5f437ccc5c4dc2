import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus after a client navigation inside `main`: to the heading of the new section, or, after a cancelled
 * question, to the control that had opened it. An open dialog keeps the focus. `signedIn` is needed because login and
 * panel have the same address.
 */
export function useFocusAfterNavigation(main: RefObject<HTMLElement>, signedIn: boolean): void {
  const { pathname, search } = useLocation();
  const page = new URLSearchParams(search).get("pagina") ?? "";
  const shown = `${signedIn} ${pathname} ${page}`;
  const before = useRef({ shown, pathname });
  useEffect(() => {
    if (before.current.shown === shown) return;
    const opener = openerOf(main.current, before.current.pathname);
    before.current = { shown, pathname };
    if (!main.current || main.current.querySelector("dialog[open]")) return;
    if (opener) return opener.focus();
    const heading = main.current.querySelector<HTMLElement>("section > .section-title");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [main, shown, pathname]);
}

/** Returns the link or button in `main` that opens the question at this address. Null at all other addresses. */
function openerOf(main: HTMLElement | null, pathname: string): HTMLElement | null {
  if (!pathname.endsWith("/elimina")) return null;
  const address = CSS.escape(pathname);
  return main?.querySelector(`a[href^="${address}"], button[formaction="${address}"]`) ?? null;
}
