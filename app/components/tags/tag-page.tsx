import { Link, useHref } from "@remix-run/react";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { TextField } from "~/components/forms/field";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { JourneyOver } from "~/components/journey-over";
import { LanguageLinks } from "~/components/languages/language-links";
import { useWords } from "~/components/languages/use-words";
import { MailLink } from "~/components/layout/links";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import { ReminderLinks } from "~/components/sightings/reminder-links";
import { sightingCityMaxLength } from "~/domain/sightings/sighting";
import { fill } from "~/text/fill";
import type { Notice } from "~/text/notice";
import { TagCodeForm } from "./tag-code-form";

/** The name of each title in the words of the page, by what the code opens. */
export const tagPageTitles = {
  "in-use": "title",
  retired: "retiredTitle",
  unknown: "unknownTitle",
  "too-many": "tooManyTitle",
} as const;

interface TagPageProps {
  state: keyof typeof tagPageTitles;
  /** The code of the tag. Null for an unknown one. */
  code: string | null;
  typed: string;
  /** A sentence that says when another code may be tried, after too many. */
  when: string;
  stops: string[];
  /** The last day of the journey and the contact address. Null while the journey goes on. */
  over: { end: string; email: string | null } | null;
  /** The form for a sighting. Without `errors` it is folded. */
  sighting: { token: string; city: string; errors: string[] | null };
  notice: Notice | null;
}

/** The message of the toy to somebody who has scanned its tag, on one screen of a phone, or typed an unknown code. */
export function TagPage({ state, code, typed, when, stops, over, sighting, notice }: TagPageProps) {
  const { tagPage: text } = useWords().text;
  const { contactEmail } = usePublicSettings();
  return (
    <main className="finder" id="content">
      {notice ? <NoticeBanner notice={notice} /> : null}
      <LanguageLinks />
      <div className="finder-tag">
        <div className="finder-head">
          <h1>{text[tagPageTitles[state]]}</h1>
          <CapybaraWaving />
        </div>
        {state === "in-use" ? <p>{text.who}</p> : null}
        {state === "retired" ? <p>{text.retired}</p> : null}
        {state === "too-many" ? <p>{fill(text.tooMany, { when })}</p> : null}
        {state === "unknown" ? (
          <>
            <p>{text.unknown}</p>
            <TagCodeForm typed={typed.slice(0, 40)} />
          </>
        ) : null}
        {code !== null && stops.length > 0 ? (
          <p>
            {text.stops} <strong>{stops.join(", ")}</strong>. {text.wish}
          </p>
        ) : null}
        {code !== null && stops.length === 0 ? <p>{text.firstStop}</p> : null}
      </div>
      {over ? <JourneyOver {...over} /> : null}
      {code === null ? (
        <p>{text.anyway}</p>
      ) : (
        <section aria-labelledby="now">
          <h2 id="now">{text.nowTitle}</h2>
          <ol>
            {text.now.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <Link className="button finder-send" to={code === null ? "/submit" : `/submit?codice=${code}`}>
        {text.send}
      </Link>
      {state === "in-use" ? <SightingForm code={code ?? ""} {...sighting} /> : null}
      {state === "retired" ? <TagLater code={code ?? ""} /> : null}
      <nav className="finder-links">
        <Link to="/">{text.links.home}</Link>
        <Link to="/map">{text.links.map}</Link>
        <Link to="/blog">{text.links.blog}</Link>
        <Link to="/faq">{text.links.faq}</Link>
        <Link to="/privacy">{text.links.privacy}</Link>
      </nav>
      <p className="field-hint">
        {text.already} {contactEmail ? text.help : null} <MailLink address={contactEmail} />
      </p>
    </main>
  );
}

/** The small form of a tag's page, for people without time: a town and two buttons. */
function SightingForm({ code, token, city, errors }: TagPageProps["sighting"] & { code: string }) {
  const { language, text: all } = useWords();
  const { sighting: text } = all;
  const path = useHref(`/t/${code}`);
  return (
    <details className="finder-later" open={errors !== null}>
      <summary>{text.open}</summary>
      {/* If sending breaks off, Chromium replaces a page with the same address. `invio` keeps this page for Back. */}
      <form className="form" method="post" action={`${path}?invio=1&lingua=${language.code}`}>
        <input type="hidden" name="token" value={token} />
        <TextField
          name="city"
          label={text.city}
          optional
          errors={errors ?? []}
          maxLength={sightingCityMaxLength}
          defaultValue={city}
        />
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
      <TagLater code={code} />
    </details>
  );
}

/** The code for a story that comes later. */
function TagLater({ code }: { code: string }) {
  return (
    <p>
      {useWords().text.tagPage.later} (<b className="tag-letters">{code}</b>).
    </p>
  );
}
