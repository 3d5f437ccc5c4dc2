import { useWords } from "~/components/languages/use-words";
import { TagCodeForm } from "~/components/tags/tag-code-form";

interface TagOfStoryProps {
  code: string | null;
}

/** The code of the story beside its form, or a field for one. */
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
