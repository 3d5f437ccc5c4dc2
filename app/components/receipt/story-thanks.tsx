import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import type { receiptText } from "~/text/it/receipt";

/** What is shown when a story has just arrived: thanks, what to do next, and links to map and diary. */
export function StoryThanks({ text }: { text: ReturnType<typeof receiptText> }) {
  return (
    <section className="story-thanks">
      <CapybaraWaving />
      <h2>{text.thanksTitle}</h2>
      <p>{text.thanksText}</p>
      <div className="button-row">
        <a className="button button-quiet" href="/map">
          {text.thanksMap}
        </a>
        <a className="button button-quiet" href="/blog">
          {text.thanksDiary}
        </a>
      </div>
      <p>
        {text.another} <a href="/submit">{text.anotherLink}</a>
      </p>
    </section>
  );
}
