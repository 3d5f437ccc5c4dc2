import { TagCodeForm } from "~/components/tags/tag-code-form";
import type { storyFormText } from "~/text/it/story-form";

interface TagOfStoryProps {
  code: string | null;
  text: ReturnType<typeof storyFormText>;
}

/** Beside the story form: the code that its story will carry, or where one is typed. */
export function TagOfStory({ code, text }: TagOfStoryProps) {
  if (code) return <p className="tag-of-story">{`${text.tagKnown} ${code}`}</p>;
  return (
    <details className="tag-of-story">
      <summary>{text.tagQuestion}</summary>
      <TagCodeForm />
    </details>
  );
}
