import { Form, useNavigation } from "@remix-run/react";

interface VisibilityButtonProps {
  id: string;
  /** True when visitors see the item now. */
  shown: boolean;
  label: string;
  /** The name of the item, for screen readers. */
  name: string;
}

/** Shows an item to visitors or hides it. It sends the wanted state, so pressing it twice changes nothing. */
export function VisibilityButton({ id, shown, label, name }: VisibilityButtonProps) {
  const { formData, state } = useNavigation();
  const pending = state !== "idle" && formData?.get("id") === id;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button
        className="button button-quiet button-small"
        name="shown"
        value={String(!shown)}
        aria-label={`${label}: ${name}`}
        aria-disabled={pending || undefined}
      >
        {label}
      </button>
    </Form>
  );
}
