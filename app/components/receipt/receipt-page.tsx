import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { useWords } from "~/components/languages/use-words";
import { MailLink } from "~/components/layout/links";
import { keptWordsKey } from "~/components/story-form/kept-words";
import type { JourneySince } from "~/domain/journey/journey-since";
import { photoLabel } from "~/domain/photos/photo";
import type { ReceiptStory } from "~/domain/receipts/receipt";
import { shortStoryFields } from "~/domain/stories/fields";
import { fill } from "~/text/fill";
import { ReceiptForm, type ReceiptFormState, ReceiptPhoto } from "./receipt-form";
import { ReceiptAnswer, ReceiptJourney, ReceiptState } from "./receipt-state";

interface ReceiptPageProps {
  /** The e-mail address for questions. */
  email: string | null;
  path: string;
  address: string;
  story: ReceiptStory;
  since: JourneySince | null;
  /** True when the story was just sent. */
  isNew: boolean;
  /** The contents of a refused correction. */
  refused: ReceiptFormState | null;
  /** The notice of the last action. */
  children: ReactNode;
}

/** The page of a story for its sender: what happened to the story, and what the sender can still change. */
export function ReceiptPage(props: ReceiptPageProps) {
  const { email, path, address, story, since, isNew, refused, children } = props;
  const text = useWords().text.receipt;
  const isOpen = story.state !== "diary";
  const who = shortStoryFields.flatMap((field) => story[field] ?? []).join(", ");
  return (
    <main className="page page-narrow receipt" id="content" data-forget={isNew ? keptWordsKey : undefined}>
      {children}
      <h1 className="page-title">{text.title}</h1>
      {isNew ? null : <p className="page-lead">{text.lead}</p>}
      <ReceiptAddress address={address} keep={text.keep} />
      {isNew ? <StoryThanks /> : null}
      <ReceiptState path={path} story={story} />
      {story.answer ? <ReceiptAnswer answer={story.answer} /> : null}
      {since ? <ReceiptJourney since={since} /> : null}
      <section aria-labelledby="story-title">
        <h2 id="story-title">{text.storyTitle}</h2>
        <p className="line-breaks receipt-words" lang={story.language}>
          {story.story}
        </p>
        {who ? (
          <p className="card-meta" lang="">
            {who}
          </p>
        ) : null}
        {story.photos.length > 0 ? (
          <div className="receipt-photos">
            {story.photos.map((photo, at) => (
              <ReceiptPhoto
                key={photo.id}
                path={path}
                photo={photo}
                n={at + 1}
                alt={fill(text.photoAlt, { label: photoLabel(photo.name) })}
                className="stamp"
              />
            ))}
          </div>
        ) : null}
        {isOpen ? (
          <ReceiptForm path={path} story={story} refused={refused} />
        ) : (
          <p className="receipt-locked">
            {text.locked} {email ? text.lockedHelp : null} <MailLink address={email} />
          </p>
        )}
        {refused && !isOpen ? <TypedWords words={refused.values.story} /> : null}
      </section>
      <section className="receipt-withdrawal">
        <p>{text.withdrawHint}</p>
        <a className="button button-quiet button-danger button-small" href={`${path}/ritira`}>
          {text.withdraw}
        </a>
      </section>
    </main>
  );
}

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
        </button>
        <a
          className="button button-quiet"
          href={`mailto:?subject=${encodeURIComponent(text.shareTitle)}&body=${encodeURIComponent(address)}`}
        >
          {text.share}
        </a>
        <button type="button" className="button button-quiet" id="print" hidden>
          {text.print}
        </button>
      </div>
    </section>
  );
}

/** The first words of the receipt after a new story: thanks, what to do next, and links to map and diary. */
function StoryThanks() {
  const text = useWords().text.receipt;
  return (
    <section className="story-thanks">
      <CapybaraWaving />
      <h2>{text.thanksTitle}</h2>
      <p>{text.thanksText}</p>
      <div className="button-row">
        <Link className="button button-quiet" to="/map">
          {text.thanksMap}
        </Link>
        <Link className="button button-quiet" to="/blog">
          {text.thanksDiary}
        </Link>
      </div>
      <p>
        {text.another} <Link to="/submit">{text.anotherLink}</Link>
      </p>
    </section>
  );
}
