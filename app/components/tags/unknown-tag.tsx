import { Link } from "@remix-run/react";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { JourneyOver } from "~/components/journey-over";
import { useWords } from "~/components/languages/use-words";
import { LanguageLinks } from "~/components/languages/language-links";
import { fill } from "~/text/fill";
import { TagCodeForm } from "./tag-code-form";
import { TagLinks } from "./tag-links";

interface UnknownTagProps {
  /** The typed code. */
  typed: string;
  /** A sentence that says when another code may be tried. Null when the limit of tries is not reached. */
  when: string | null;
  /** The last day of the journey and the contact address. Null while the journey goes on. */
  over: { end: string; email: string | null } | null;
}

/** The page of an unknown code. It helps a person who has found the toy anyway. */
export function UnknownTag({ typed, when, over }: UnknownTagProps) {
  const { tagPage: text } = useWords().text;
  return (
    <main className="finder" id="content">
      <LanguageLinks />
      <div className="finder-tag">
        <div className="finder-head">
          <h1>{when === null ? text.unknownTitle : text.tooManyTitle}</h1>
          <CapybaraWaving />
        </div>
        <p>{when === null ? text.unknown : fill(text.tooMany, { when })}</p>
        {when === null ? <TagCodeForm typed={typed.slice(0, 40)} /> : null}
      </div>
      {over ? <JourneyOver {...over} /> : null}
      <p>{text.anyway}</p>
      <Link className="button finder-send" to="/submit">
        {text.send}
      </Link>
      <TagLinks />
    </main>
  );
}
