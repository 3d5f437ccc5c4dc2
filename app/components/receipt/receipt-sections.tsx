import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { useWords } from "~/components/languages/use-words";
import { LatestStop } from "~/components/journey-map/journey-in-numbers";
import { DocumentButton, DocumentLink } from "~/components/layout/links";
import { dayOf } from "~/domain/day";
import type { Hand } from "~/domain/journey/hand";
import type { JourneySince } from "~/domain/journey/journey-since";
import type { ReceiptStory } from "~/domain/receipts/receipt";
import { fill } from "~/text/fill";

/** The typed words of a correction whose form the page no longer has. */
export function TypedWords({ words }: { words: string }) {
  const text = useWords().text.receipt;
  return (
    <section className="receipt-typed">
      <h3>{text.yours}</h3>
      <p className="line-breaks">{words}</p>
    </section>
  );
}

/** The address of the receipt, and why to `keep` it. The page's script shows the buttons that the browser supports. */
export function ReceiptAddress({ address, keep }: { address: string; keep: string }) {
  const text = useWords().text.receipt;
  return (
    <section className="receipt-address" aria-labelledby="keep-title">
      <h2 id="keep-title">{text.keepTitle}</h2>
      <p>{keep}</p>
      <p>
        <a className="receipt-link" href={address}>
          {address}
        </a>
      </p>
      <div className="button-row">
        <button type="button" className="button" data-copied={text.copied} id="copy" hidden>
          {text.copy}
        </button>{" "}
        <a
          className="button button-quiet"
          href={`mailto:?subject=${encodeURIComponent(text.shareTitle)}&body=${encodeURIComponent(address)}`}
        >
          {text.share}
        </a>{" "}
        <button type="button" className="button button-quiet" id="print" hidden>
          {text.print}
        </button>
      </div>
    </section>
  );
}

/** The first words of the receipt after a new story: thanks, what to do next, and links to map and diary. */
export function StoryThanks() {
  const text = useWords().text.receipt;
  return (
    <section className="story-thanks">
      <CapybaraWaving />
      <h2>{text.thanksTitle}</h2>
      <p>{text.thanksText}</p>
      <div className="button-row">
        <DocumentButton look="quiet" to="/map" label={text.thanksMap} />{" "}
        <DocumentButton look="quiet" to="/blog" label={text.thanksDiary} />
      </div>
      <p>
        {text.another} <DocumentLink to="/submit">{text.anotherLink}</DocumentLink>
      </p>
    </section>
  );
}

/** Which hand the story was, from where the toy came to it and where it went on. */
export function ReceiptHand({ hand: { number, from, to } }: { hand: Hand }) {
  const words = useWords();
  const { hand: text } = words.text.receipt;
  const linked = (sentence: string, { id, city }: { id: string; city: string }) => {
    const [before, after] = sentence.split("{city}");
    return (
      <>
        {before}
        <DocumentLink to={`/map/${id}`} lang="">
          {city}
        </DocumentLink>
        {after}
      </>
    );
  };
  return (
    <section className="receipt-hand" aria-labelledby="hand-title">
      <h2 id="hand-title">{fill(text.title, { number: words.number(number) })}</h2>
      <p>{from ? linked(text.from, from) : text.first}</p>
      <p>{to ? linked(text.to, to) : text.still}</p>
    </section>
  );
}

/** The links to the postcard. It is no picture of this page, which would draw it for every visit. */
export function ReceiptPostcard({
  path,
  story,
  hand,
}: {
  path: string;
  story: ReceiptStory;
  hand: Hand | null;
}) {
  const words = useWords();
  const { postcard: text } = words.text.receipt;
  const address = `${path}/cartolina.jpg`;
  const day = words.dayInWords(hand?.date ?? dayOf(new Date(story.createdAt)));
  const place = [hand?.city ?? story.city ?? [], day].flat().join(", ");
  return (
    <section className="receipt-postcard" aria-labelledby="postcard-title">
      <h2 id="postcard-title">{text.title}</h2>
      <p>{fill(story.photos.length > 0 ? text.withPhoto : text.withoutPhoto, { place })}</p>
      <div className="button-row">
        <a className="button" href={address}>
          {text.open}
        </a>{" "}
        <a
          className="button button-quiet"
          href={`${address}?salva=1`}
          id="postcard"
          data-name={`${text.file}.jpg`}
        >
          {text.save}
        </a>{" "}
        <button type="button" className="button button-quiet" id="share-postcard" hidden>
          {text.share}
        </button>
      </div>
    </section>
  );
}

/** The history of the story, in words and in order. */
export function ReceiptState({ path, story }: { path: string; story: ReceiptStory }) {
  const words = useWords();
  const { receipt: text } = words.text;
  const dated = (sentence: "arrived" | "corrected", moment: string) =>
    words.dated(text[sentence], { day: words.dayInWords(dayOf(new Date(moment))) });
  const { createdAt, correctedAt, state, blogPost, language } = story;
  return (
    <section aria-labelledby="state-title">
      <h2 id="state-title">{text.stateTitle}</h2>
      <ul className="receipt-steps">
        <li>{dated("arrived", createdAt)}</li>
        {correctedAt ? <li>{dated("corrected", correctedAt)}</li> : null}
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

/** The way to take a story or a sighting back, and what happens otherwise (`hint`). */
export function ReceiptWithdrawal({ path, hint, label }: Record<"path" | "hint" | "label", string>) {
  return (
    <section className="receipt-withdrawal">
      <p>{hint}</p>
      <a className="button button-quiet button-danger button-small" href={`${path}/ritira`}>
        {label}
      </a>
    </section>
  );
}
