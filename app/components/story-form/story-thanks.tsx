import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { useWords } from "~/components/layout/use-words";

interface StoryThanksProps {
  /** The story was sent without leaving the page: the keyboard goes on from here. */
  focus: boolean;
}

/** What is shown after a story was sent: thanks, what to do next, and links to map and diary. */
export function StoryThanks({ focus }: StoryThanksProps) {
  const text = useWords().text.storyForm;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <section className="story-thanks">
      <CapybaraWaving />
      <h2 ref={heading} tabIndex={-1}>
        {text.thanksTitle}
      </h2>
      <p>{text.thanksText}</p>
      <div className="button-row">
        {/* A page keeps the policy it was sent with, and only the map's own lets tiles in. */}
        <Link className="button button-quiet" to="/map" reloadDocument>
          {text.thanksMap}
        </Link>
        <Link className="button button-quiet" to="/blog" reloadDocument>
          {text.thanksDiary}
        </Link>
      </div>
      <p>{text.another}</p>
    </section>
  );
}
