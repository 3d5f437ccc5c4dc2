import { createContext, useContext } from "react";
import type { Notice } from "~/text/notice";

/** The function that shows a notice on this page. `Notices` provides it. */
export const ShowNoticeContext = createContext<(notice: Notice) => void>(() => undefined);

/** Returns a function that shows a notice as a toast on hydrated pages. A new toast replaces the last toast. */
export function useNotice(): (notice: Notice) => void {
  return useContext(ShowNoticeContext);
}
