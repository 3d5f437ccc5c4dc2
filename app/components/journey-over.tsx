import { MailLink } from "~/components/layout/links";
import { useWords } from "~/components/languages/use-words";

/** Says that the journey is over since `end` (`YYYY-MM-DD`), with an address for people who find the toy anyway. */
export function JourneyOver({ end, email }: { end: string; email: string | null }) {
  const { text, dated, dayInWords } = useWords();
  const { overTitle, over, overFound } = text.journey;
  return (
    <div className="tag journey-over" role="note">
      <p className="tag-text">{overTitle}.</p>
      <p>{dated(over, { day: dayInWords(end) })}</p>
      {email ? <p>{overFound}</p> : null}
      <MailLink className="button button-quiet" address={email} />
    </div>
  );
}
