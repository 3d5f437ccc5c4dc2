import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useEffect } from "react";

/** Asks before the person leaves the page with something unsent; `isUnsent` is asked at that moment. */
export function useLeaveGuard(isUnsent: () => boolean, question: string): void {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsent()) event.preventDefault();
      },
      [isUnsent],
    ),
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsent(),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
}
