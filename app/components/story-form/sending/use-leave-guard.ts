import { useBeforeUnload } from "@remix-run/react";
import { useCallback } from "react";

/** Makes the browser ask before somebody leaves the page with something unsent. `isUnsent` is called at that moment. */
export function useLeaveGuard(isUnsent: () => boolean): void {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsent()) event.preventDefault();
      },
      [isUnsent],
    ),
  );
}
