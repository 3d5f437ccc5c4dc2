import { useWords } from "~/components/languages/use-words";
import { TagCodeForm } from "~/components/tags/tag-code-form";

interface TagOfStoryProps {
  code: string | null;
}

/** The code of the tag that the story belongs to. When `code` is null: a form for typing a code. */
export function TagOfStory({ code }: TagOfStoryProps) {
  const text = useWords().text.storyForm;
  if (code) return <p className="tag-of-story">{`${text.tagKnown} ${code}`}</p>;
  return (
    <details className="tag-of-story">
      <summary>{text.tagQuestion}</summary>
      <TagCodeForm />
    </details>
  );
}
