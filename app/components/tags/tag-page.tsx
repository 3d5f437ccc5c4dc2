import { Link, useHref } from "@remix-run/react";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { Field } from "~/components/forms/field";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { JourneyOver } from "~/components/journey-over";
import { LanguageLinks } from "~/components/languages/language-links";
import { useWords } from "~/components/languages/use-words";
import { ReminderLinks } from "~/components/sightings/reminder-links";
import { sightingCityMaxLength } from "~/domain/sightings/sighting";
import type { Notice } from "~/text/notice";
import { TagLinks } from "./tag-links";

/** The contents of the form for a sighting. */
interface SightingFormState {
  token: string;
  city: string;
  /** The sentences of a refusal. Null when none was refused: then the form is folded. */
  errors: string[] | null;
}

interface TagPageProps {
  code: string;
  retired: boolean;
  /** The cities of the last stops, newest first. */
  stops: string[];
  /** The last day of the journey and the contact address. Null while the journey goes on. */
  over: { end: string; email: string | null } | null;
  /** The form for a sighting. */
  sighting: SightingFormState;
  /** The notice of a refused sighting. */
  notice: Notice | null;
}

/** The message of the toy to somebody who has scanned its tag. It fits on one screen of a phone. */
export function TagPage({ code, retired, stops, over, sighting, notice }: TagPageProps) {
  const { tagPage: text } = useWords().text;
  return (
    <main className="finder" id="content">
      {notice ? <NoticeBanner notice={notice} /> : null}
      <LanguageLinks />
      <div className="finder-tag">
        <div className="finder-head">
          <h1>{retired ? text.retiredTitle : text.title}</h1>
          <CapybaraWaving />
        </div>
        <p>{retired ? text.retired : text.who}</p>
        {stops.length > 0 ? (
          <p>
            {text.stops} <strong>{stops.join(", ")}</strong>. {text.wish}
          </p>
        ) : (
          <p>{text.firstStop}</p>
        )}
      </div>
      {over ? <JourneyOver {...over} /> : null}
      <section aria-labelledby="now">
        <h2 id="now">{text.nowTitle}</h2>
        <ol>
          {text.now.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <Link className="button finder-send" to={`/submit?codice=${code}`}>
        {text.send}
      </Link>
      {retired ? <TagLater code={code} later={text.later} /> : <SightingForm code={code} {...sighting} />}
      <TagLinks />
    </main>
  );
}

/** The small form of a tag's page, for people without time: a town and two buttons. */
function SightingForm({ code, token, city, errors }: SightingFormState & { code: string }) {
  const { language, text: all } = useWords();
  const { sighting: text, tagPage } = all;
  const path = useHref(`/t/${code}`);
  return (
    <details className="finder-later" open={errors !== null}>
      <summary>{text.open}</summary>
      {/* If sending breaks off, Chromium replaces a page with the same address. `invio` keeps this page for Back. */}
      <form className="form" method="post" action={`${path}?invio=1&lingua=${language.code}`}>
        <input type="hidden" name="token" value={token} />
        <Field name="city" label={text.city} optional errors={errors ?? []}>
          {(control) => <input {...control} maxLength={sightingCityMaxLength} defaultValue={city} />}
        </Field>
        <div className="button-row">
          <button className="button button-quiet" name="kind" value="holding">
            {text.holding}
          </button>
          <button className="button button-quiet" name="kind" value="seen">
            {text.seen}
          </button>
        </div>
      </form>
      <ReminderLinks path={path} />
      <TagLater code={code} later={tagPage.later} />
    </details>
  );
}

/** The code for a story that comes later. */
function TagLater({ code, later }: { code: string; later: string }) {
  return (
    <p>
      {later} (<b className="tag-letters">{code}</b>).
    </p>
  );
}
