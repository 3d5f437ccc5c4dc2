import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the heading of the new section after a client navigation inside `main`; after a cancelled
 * question, to the control that opened it. An open dialog keeps the focus. `signedIn` matters because login and panel
 * share an address.
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

/** Returns the link or button in `main` that opened this question; null for every other address. */
function openerOf(main: HTMLElement | null, pathname: string): HTMLElement | null {
  if (!pathname.endsWith("/elimina")) return null;
  const address = CSS.escape(pathname);
  return main?.querySelector(`a[href^="${address}"], button[formaction="${address}"]`) ?? null;
}
