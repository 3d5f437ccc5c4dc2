import { Form, useLocation } from "@remix-run/react";
import { usePending } from "./use-pending";

interface BinButtonProps {
  /** The address of the record in its list, such as `/admin/articoli/ID`. */
  address: string;
  label: string;
  /** The record's name, for screen readers. */
  name?: string;
}

/** Moves a record to the bin, without a question: it can be brought back. */
export function BinButton({ address, label, name }: BinButtonProps) {
  const { search } = useLocation();
  const action = `${address}/elimina`;
  const pending = usePending(action);
  return (
    <Form method="post" action={action + search} preventScrollReset>
      <button
        className="button button-quiet button-danger button-small"
        aria-label={name === undefined ? undefined : `${label}: ${name}`}
        aria-disabled={pending || undefined}
      >
        {label}
      </button>
    </Form>
  );
}
