import { useBlocker, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ownerFormText } from "~/text/it/admin/forms";
import { useLeaveGuard } from "~/components/story-form/sending/use-leave-guard";

/**
 * Asks the owner before a form with unsaved words is left for another page or site. `unsent` is true when the form has
 * unsaved words from the beginning. Returns a function to call when something was typed.
 */
export function useUnsentGuard(unsent: boolean): () => void {
  const [typed, setTyped] = useState(unsent);
  const { formMethod } = useNavigation();
  const sending = useRef(false);
  sending.current = formMethod === "POST";
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      typed && !sending.current && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(ownerFormText.leave)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useLeaveGuard(() => typed && !sending.current);
  return () => setTyped(true);
}
