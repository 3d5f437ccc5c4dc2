import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import type { ComponentProps, ElementType, AnchorHTMLAttributes } from "react";

export const small = "button button-quiet button-small";
const looks = {
  main: "button",
  quiet: "button button-quiet",
  danger: "button button-quiet button-danger",
  small,
  "small-main": "button button-small",
  "small-danger": "button button-quiet button-danger button-small",
};

/** The attributes of a button, with its label. Screen readers also say the name of what it is `about`. */
type Labelled<Tag extends ElementType> = Omit<ComponentProps<Tag>, "children"> & Label;
type Label = { label: string; about?: string; look?: keyof typeof looks };

function labelled<Props extends Label>({ label, about, look = "small", ...attributes }: Props) {
  const sentence = about === undefined ? undefined : `${label}: ${about}`;
  return { className: looks[look], "aria-label": sentence, children: label, ...attributes };
}

export const Button = (button: Labelled<"button">) => <button {...labelled(button)} />;

export const ButtonLink = (link: Labelled<typeof Link>) => <Link {...labelled(link)} />;

/** The same link among the buttons of a list's item. `overList`: its page opens over the list. */
export const ItemLink = (link: Labelled<typeof ListLink>) => <ListLink {...labelled(link)} />;

/** The same link, which loads a new document: a public page, or a page to print. */
export const PlainLink = (link: Labelled<"a">) => <a {...labelled(link)} />;

/** The fields by which a form is told from others with its address. Undefined stands for any value. */
type Sent = Record<string, string | undefined>;

/** True while a form is being sent to this address, on hydrated pages; only a form with these fields. */
export function usePending(address: string, sent: Sent = {}): boolean {
  const { state, formAction, formMethod, formData } = useNavigation();
  if (state === "idle" || formMethod !== "POST" || formAction?.split("?")[0] !== address) return false;
  const isSent = ([name, value]: [string, string | undefined]) =>
    value === undefined ? formData?.has(name) : formData?.get(name) === value;
  return Object.entries(sent).every(isSent);
}

interface SubmitButtonProps extends Labelled<"button"> {
  /** The address that gets the button's form. */
  to: string;
  sent?: Sent;
  pending?: string;
}

/** The button of a form. While the form is being sent, it says so. */
export function SubmitButton({ to, sent, pending, ...button }: SubmitButtonProps) {
  const isPending = usePending(to, sent);
  const { children, ...attributes } = labelled({ look: "main", ...button });
  return (
    <button aria-disabled={isPending || undefined} {...attributes}>
      {(isPending && pending) || children}
    </button>
  );
}

interface FormButtonProps extends Labelled<"button"> {
  /** The address that gets the form. The default is the page's. */
  action?: string;
  /** The hidden fields of the form. */
  fields?: Record<string, string>;
  pending?: string;
  /** The next page begins at its top. The page of a list keeps its scroll position. */
  toTop?: boolean;
}

/** A form with one button. */
export function FormButton({ action, fields = {}, toTop, ...button }: FormButtonProps) {
  const { pathname } = useLocation();
  const to = action?.split("?")[0] ?? pathname;
  const sent = { ...fields, ...(button.name && { [button.name]: String(button.value) }) };
  return (
    <Form method="post" action={action} preventScrollReset={!toTop}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton to={to} sent={sent} look="small" {...button} />
    </Form>
  );
}

/** Shows an item to visitors or hides it. It sends the wanted state, so pressing it twice changes nothing. */
export function VisibilityButton({ id, shown, ...label }: { id: string; shown: boolean } & Label) {
  return <FormButton fields={{ id }} name="shown" value={String(!shown)} {...label} />;
}

/** Puts an item before another one of its day. */
export function EarlierButton({ id, before, about }: Record<"id" | "before" | "about", string>) {
  const { earlier } = useOwnerWords().text.panel;
  return <FormButton fields={{ id }} name="before" value={before} label={earlier} about={about} />;
}

/** Moves the record at this address, such as `/admin/articoli/ID`, to the bin: it can be brought back. */
export function BinButton({ address, ...label }: { address: string } & Label) {
  return <FormButton action={`${address}/elimina${useLocation().search}`} look="small-danger" {...label} />;
}

interface ListLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** Opens the link's page over the list, which stays at its scroll position. */
  overList?: boolean;
}

/** A plain link that `useFollowedLinks` follows: Remix's `Link` costs ten times as much, and a list may have a hundred. */
export function ListLink({ to, overList, ...attributes }: ListLinkProps) {
  return <a href={to} data-discover="true" data-over-list={overList} {...attributes} />;
}
