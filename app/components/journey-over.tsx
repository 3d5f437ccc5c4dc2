import { MailLink } from "~/components/layout/contact-links";
import { journeyPhaseText } from "~/text/it/journey";

interface JourneyOverProps {
  product: string;
  /** Its last day, `YYYY-MM-DD`. */
  end: string;
  email: string;
}

/** Says that the journey is over, and whom to write to who has found the toy all the same. */
export function JourneyOver({ product, end, email }: JourneyOverProps) {
  const text = journeyPhaseText(product);
  return (
    <div className="tag journey-over" role="note">
      <p className="tag-text">{text.overTitle}.</p>
      <p>{text.over(end)}</p>
      <p>{text.overFound}</p>
      <MailLink className="button button-quiet" address={email} />
    </div>
  );
}
