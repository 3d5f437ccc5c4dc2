import { useHref } from "@remix-run/react";
import { useWords } from "~/components/layout/use-words";

interface TagOfStoryProps {
  code: string | null;
}

/** Beside the story form: the code that its story will carry, or the way to the page where one is typed. */
export function TagOfStory({ code }: TagOfStoryProps) {
  const text = useWords().text.storyForm;
  const typeCode = useHref("/t");
  return (
    <p className="tag-of-story">
      {code ? `${text.tagKnown} ${code}` : <a href={typeCode}>{text.tagQuestion}</a>}
    </p>
  );
}
