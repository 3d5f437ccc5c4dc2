import { Link } from "@remix-run/react";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { JourneyOver } from "~/components/journey-over";
import { useWords } from "~/components/languages/use-words";
import { LanguageLinks } from "~/components/languages/language-links";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { SightingForm, type SightingFormState, TagLater } from "~/components/sightings/sighting-form";
import type { Notice } from "~/text/notice";
import { TagLinks } from "./tag-links";

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
