import type { ComponentProps } from "react";
import { Envelope } from "~/components/drawings/icons";
import { addressIn, useWords } from "~/components/languages/use-words";

/** A link that loads a document in this page's language. `to` has no prefix. Remix's `Link` takes ten times as long. */
export function DocumentLink({ to, ...attributes }: ComponentProps<"a"> & { to: string }) {
  const { language, languages } = useWords();
  return <a href={addressIn(languages, language.code, to)} {...attributes} />;
}

/** A link that loads a new document and looks like a button. */
export function DocumentButton(props: ComponentProps<"a"> & { to: string; label: string; look?: "quiet" }) {
  const { label, look, ...link } = props;
  const className = look ? "button button-quiet" : "button";
  return <DocumentLink className={className} children={label} {...link} />;
}

/** A link that opens another site in a new tab. A note for screen readers says so. */
export function ExternalLink({ children, ...link }: ComponentProps<"a">) {
  const { text } = useWords();
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children} <span className="visually-hidden">{text.layout.newTab}</span>
    </a>
  );
}

/** A link that writes to an e-mail address. A long address breaks after its @. Nothing without an address. */
export function MailLink({ address, className }: { address: string | null; className?: string }) {
  if (address === null) return null;
  const [mailbox, host] = address.split("@");
  return (
    <a className={className} href={`mailto:${address}`}>
      <Envelope />
      <span>
        {mailbox}@<wbr />
        {host}
      </span>
    </a>
  );
}
