import { useNavigation } from "@remix-run/react";

/** Whether a form is on its way to this address (hydrated pages); `intent`: the button that was pressed, if named. */
export function usePending(address: string, intent?: { name: string; value?: string }): boolean {
  const { state, formAction, formMethod, formData } = useNavigation();
  if (state === "idle" || formMethod !== "POST" || formAction?.split("?")[0] !== address) return false;
  if (!intent) return true;
  const pressed = formData?.get(intent.name) ?? null;
  return intent.value === undefined ? pressed !== null : pressed === intent.value;
}
