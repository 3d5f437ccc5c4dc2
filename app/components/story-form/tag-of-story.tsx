import type { storyFormText } from "~/text/it/story-form";

interface TagOfStoryProps {
  code: string | null;
  text: ReturnType<typeof storyFormText>;
}

/** Beside the story form: the code that its story will carry, or the way to the page where one is typed. */
export function TagOfStory({ code, text }: TagOfStoryProps) {
  return (
    <p className="tag-of-story">{code ? `${text.tagKnown} ${code}` : <a href="/t">{text.tagQuestion}</a>}</p>
  );
}
