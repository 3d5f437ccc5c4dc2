import { useBeforeUnload } from "@remix-run/react";
import { useCallback } from "react";

/** Has the browser ask before the page goes with something unsent in it; `isUnsent` is asked at that moment. */
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
