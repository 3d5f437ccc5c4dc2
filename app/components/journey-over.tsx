import { MailLink } from "~/components/layout/contact-links";
import { useWords } from "~/components/languages/use-words";

interface JourneyOverProps {
  /** Its last day, `YYYY-MM-DD`. */
  end: string;
  email: string;
}

/** Tells that the journey is over, with an address for people who have found the toy anyway. */
export function JourneyOver({ end, email }: JourneyOverProps) {
  const { text, dated, dayInWords } = useWords();
  const { overTitle, over, overFound } = text.journey;
  return (
    <div className="tag journey-over" role="note">
      <p className="tag-text">{overTitle}.</p>
      <p>{dated(over, { day: dayInWords(end) })}</p>
      <p>{overFound}</p>
      <MailLink className="button button-quiet" address={email} />
    </div>
  );
}
