import { useNavigation } from "@remix-run/react";

/** True while a form is being sent to this address, on hydrated pages; with `intent`, only by that button. */
export function usePending(address: string, intent?: { name: string; value?: string }): boolean {
  const { state, formAction, formMethod, formData } = useNavigation();
  if (state === "idle" || formMethod !== "POST" || formAction?.split("?")[0] !== address) return false;
  if (!intent) return true;
  const pressed = formData?.get(intent.name) ?? null;
  return intent.value === undefined ? pressed !== null : pressed === intent.value;
}
