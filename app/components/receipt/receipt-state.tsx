import { LatestStop } from "~/components/journey-map/journey-numbers";
import { useWords } from "~/components/languages/use-words";
import { DocumentLink } from "~/components/layout/links";
import type { JourneySince } from "~/domain/journey/journey-since";
import type { ReceiptStory } from "~/domain/receipts/receipt";
import { fill } from "~/text/fill";

/** The history of the story, in words and in order. */
export function ReceiptState({ path, story }: { path: string; story: ReceiptStory }) {
  const words = useWords();
  const { receipt: text } = words.text;
  const dated = (moment: string) => ({ moment: words.shortDate(moment) });
  const { createdAt, correctedAt, state, blogPost, language } = story;
  return (
    <section aria-labelledby="state-title">
      <h2 id="state-title">{text.stateTitle}</h2>
      <ul className="receipt-steps">
        <li>{fill(text.arrived, dated(createdAt))}</li>
        {correctedAt ? <li>{fill(text.corrected, dated(correctedAt))}</li> : null}
        <li>
          {blogPost ? (
            <>
              {text.diary}{" "}
              <DocumentLink to={`/blog/${blogPost.id}`} lang={language}>
                {blogPost.title}
              </DocumentLink>
            </>
          ) : (
            text[state === "diary" ? "preparing" : state]
          )}
        </li>
      </ul>
      {blogPost ? null : (
        <p>
          <a href={`${path}/avvisami`}>{words.text.follow.offer}</a>
        </p>
      )}
      <p>
        <DocumentLink to="/segui">{words.text.follow.title}</DocumentLink>
      </p>
    </section>
  );
}

/** The owner's answer to the story, with its day. */
export function ReceiptAnswer({ answer: { text, day } }: { answer: NonNullable<ReceiptStory["answer"]> }) {
  const words = useWords();
  const { receipt } = words.text;
  return (
    <section aria-labelledby="answer-title">
      <h2 id="answer-title">{receipt.answerTitle}</h2>
      <blockquote className="line-breaks receipt-words" lang="">
        {text}
      </blockquote>
      <p className="card-meta">
        <time dateTime={day}>{words.dated(receipt.answered, { day: words.dayInWords(day) })}</time>
      </p>
    </section>
  );
}

/** A sentence about the journey since the story, and the toy's present place. */
export function ReceiptJourney({ since }: { since: JourneySince }) {
  const { text, plural } = useWords();
  const { stops, kilometres, countries } = since;
  const numbers = [
    plural(text.journey.countedStops, stops),
    ...(kilometres > 0 ? [plural(text.receipt.sinceKilometres, kilometres)] : []),
    plural(text.receipt.sinceCountries, countries),
  ];
  return (
    <section className="receipt-since">
      <p>{fill(text.receipt.since, { numbers: numbers.join(", ") })}</p>
      <LatestStop {...since} />
    </section>
  );
}
