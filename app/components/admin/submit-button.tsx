import { useNavigation } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

/** True while a form is being sent to this address, on hydrated pages; with `intent`, only by that button. */
export function usePending(address: string, intent?: { name: string; value?: string }): boolean {
  const { state, formAction, formMethod, formData } = useNavigation();
  if (state === "idle" || formMethod !== "POST" || formAction?.split("?")[0] !== address) return false;
  if (!intent) return true;
  const pressed = formData?.get(intent.name) ?? null;
  return intent.value === undefined ? pressed !== null : pressed === intent.value;
}

interface SubmitButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The address that gets the button's form. */
  to: string;
  intent?: { name: string; value?: string };
  pending?: string;
}

/** The button of a form. While the form is being sent, it says so. */
export function SubmitButton({ to, intent, pending, children, ...button }: SubmitButtonProps) {
  const isPending = usePending(to, intent);
  return (
    <button className="button" aria-disabled={isPending || undefined} {...button}>
      {(isPending && pending) || children}
    </button>
  );
}
