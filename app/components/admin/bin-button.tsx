import { Form, useLocation } from "@remix-run/react";
import { SubmitButton } from "./submit-button";

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
  return (
    <Form method="post" action={action + search} preventScrollReset>
      <SubmitButton
        className="button button-quiet button-danger button-small"
        to={action}
        aria-label={name === undefined ? undefined : `${label}: ${name}`}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}
