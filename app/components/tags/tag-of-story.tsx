import { tagFormText as text } from "~/text/it/tags";
import { TagCodeForm } from "./tag-code-form";

/** Beside the story form: the code that its story will carry, or where to type one. */
export function TagOfStory({ code }: { code: string | null }) {
  if (code !== null) {
    return (
      <p className="tag-of-story">
        {text.known} <b className="tag-letters">{code}</b>
      </p>
    );
  }
  return (
    <details className="tag-of-story">
      <summary>{text.title}</summary>
      <TagCodeForm />
    </details>
  );
}
