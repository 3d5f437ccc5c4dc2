import { Link } from "@remix-run/react";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { useWords } from "~/components/languages/use-words";

/** What is shown when a story has just arrived: thanks, what to do next, and links to map and diary. */
export function StoryThanks() {
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
