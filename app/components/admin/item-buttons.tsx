import { Form, useLocation } from "@remix-run/react";
import { ListLink } from "./list-link";
import { SubmitButton } from "./submit-button";

const look = "button button-quiet button-small";
const danger = "button button-quiet button-danger button-small";

interface ItemLinkProps {
  to: string;
  label: string;
  name: string;
  /** Loads a new document, for a public page or a page to print. */
  newPage?: boolean;
  /** Opens the confirmation of a deletion over the list. */
  removes?: boolean;
}

/** A link that looks like a button, among the buttons of a list's item. */
export function ItemLink({ to, label, name, newPage, removes }: ItemLinkProps) {
  const link = { className: removes ? danger : look, "aria-label": `${label}: ${name}`, children: label };
  return newPage ? <a href={to} {...link} /> : <ListLink to={to} overList={removes} {...link} />;
}

/** Shows an item to visitors or hides it. It sends the wanted state, so pressing it twice changes nothing. */
export function VisibilityButton(props: { id: string; shown: boolean; label: string; name: string }) {
  const { id, shown, label, name } = props;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        className={look}
        to={useLocation().pathname}
        intent={{ name: "id", value: id }}
        name="shown"
        value={String(!shown)}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}

/** Moves the record at this address, such as `/admin/articoli/ID`, to the bin: it can be brought back. */
export function BinButton({ address, label, name }: { address: string; label: string; name?: string }) {
  const { search } = useLocation();
  const action = `${address}/elimina`;
  return (
    <Form method="post" action={action + search} preventScrollReset>
      <SubmitButton
        className={danger}
        to={action}
        aria-label={name === undefined ? undefined : `${label}: ${name}`}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}
