import { createContext, useContext } from "react";
import type { Notice } from "~/text/notice";

/** The function that shows a notice on this page. `Notices` provides it. */
export const SayNotice = createContext<(notice: Notice) => void>(() => undefined);

/** Returns a function for hydrated pages that shows a notice as a toast, in place of the earlier one. */
export function useNotice(): (notice: Notice) => void {
  return useContext(SayNotice);
}
