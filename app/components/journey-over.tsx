import { MailLink } from "~/components/layout/links";
import { useWords } from "~/components/languages/use-words";
import { usePublicSettings } from "~/components/layout/use-public-settings";

/** Says that the journey is over, with an address for people who have found the toy anyway. Nothing before. */
export function JourneyOver() {
  const { text, dated, dayInWords } = useWords();
  const { journeyEnd, contactEmail, isOver } = usePublicSettings();
  if (!isOver || journeyEnd === null) return null;
  const { overTitle, over, overFound } = text.journey;
  return (
    <div className="tag journey-over" role="note">
      <p className="tag-text">{overTitle}.</p>
      <p>{dated(over, { day: dayInWords(journeyEnd) })}</p>
      {contactEmail ? <p>{overFound}</p> : null}
      <MailLink className="button button-quiet" address={contactEmail} />
    </div>
  );
}
