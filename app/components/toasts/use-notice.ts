import { createContext, useContext } from "react";
import type { Notice } from "~/text/notice";

/** How a notice is said on this page; set by `Notices`. */
export const SayNotice = createContext<(notice: Notice) => void>(() => undefined);

/** For hydrated pages: says a notice as a toast, in place of the one before it. */
export function useNotice(): (notice: Notice) => void {
  return useContext(SayNotice);
}
