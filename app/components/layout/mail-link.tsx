import { Envelope } from "~/components/drawings/icons";

/** A link that writes to an e-mail address; a long address breaks after its @. */
export function MailLink({ address, className }: { address: string; className?: string }) {
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
