import { Link } from "@remix-run/react";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { JourneyOver } from "~/components/journey-over";
import { tagPageText } from "~/text/it/tags";
import { TagCodeForm } from "./tag-code-form";
import { TagLinks } from "./tag-links";

interface UnknownTagProps {
  product: string;
  /** The code as it was typed. */
  typed: string;
  /** Too many were wrong: when others may be tried. */
  when: string | null;
  /** Its last day and whom to write to, when the journey is over. */
  over: { end: string; email: string } | null;
}

/** A code that leads nowhere: says so, and helps whoever holds the toy all the same. */
export function UnknownTag({ product, typed, when, over }: UnknownTagProps) {
  const text = tagPageText(product);
  return (
    <main className="finder" id="content">
      <div className="finder-tag">
        <div className="finder-head">
          <h1>{when === null ? text.unknownTitle : text.tooManyTitle}</h1>
          <CapybaraWaving />
        </div>
        <p>{when === null ? text.unknown : text.tooMany(when)}</p>
        {when === null ? <TagCodeForm typed={typed.slice(0, 40)} /> : null}
      </div>
      {over ? <JourneyOver product={product} {...over} /> : null}
      <p>{text.anyway}</p>
      <Link className="button finder-send" to="/submit">
        {text.send}
      </Link>
      <p className="finder-later">
        <strong>{text.laterTitle}</strong> {text.later}.
      </p>
      <TagLinks links={text.links} />
    </main>
  );
}
