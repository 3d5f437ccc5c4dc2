import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { useWords } from "~/components/languages/use-words";
import { ReceiptAddress, ReceiptWithdrawal } from "~/components/receipt/receipt-sections";
import { dayOf } from "~/domain/day";
import type { Sighting } from "~/domain/sightings/sighting";
import { fill } from "~/text/fill";

type SightingReceiptProps = Pick<Sighting, "kind" | "city" | "createdAt"> & { path: string; address: string };

/** The receipt of a sighting: thanks, the way to the story, and the way to take the sighting back. */
export function SightingReceipt({ kind, city, createdAt, path, address }: SightingReceiptProps) {
  const words = useWords();
  const { sighting: text, receipt } = words.text;
  const whereItIs = city === null ? text.whereItIs[kind] : fill(text.whereItIs[`${kind}In`], { city });
  return (
    <main className="page page-narrow receipt" id="content">
      <h1 className="page-title">{text.title}</h1>
      <section className="story-thanks">
        <CapybaraWaving />
        <h2>{receipt.thanksTitle}</h2>
        <p>
          {whereItIs} {words.dated(text.noted, { day: words.dayInWords(dayOf(new Date(createdAt))) })}
        </p>
        <p>{text.next}</p>
        <div className="button-row">
          <a className="button" href={`${path}/storia`}>
            {text.tell}
          </a>
        </div>
        <ReminderLinks path={path} />
      </section>
      <ReceiptAddress address={address} keep={text.keep} />
      <ReceiptWithdrawal path={path} hint={text.expires} label={text.withdraw} />
    </main>
  );
}

/** Two links to a calendar file that reminds of the story. `path`: of the tag or the receipt, in the page's language. */
export function ReminderLinks({ path }: { path: string }) {
  const { sighting: text } = useWords().text;
  return (
    <p className="reminders">
      {text.remind} <a href={`${path}/promemoria.ics?fra=3`}>{text.inHours}</a>{" "}
      <a href={`${path}/promemoria.ics?fra=24`}>{text.tomorrow}</a>
    </p>
  );
}
