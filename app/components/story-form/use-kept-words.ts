import { storyFieldNames, typedStoryWords } from "~/domain/stories/fields";
import { type RefObject, useCallback, useEffect, useState } from "react";
import type { StoryFormState } from "./story-form-state";
import { type KeptWords, keepWords, keptWordsKey, readKeptWords } from "./kept-words";

/**
 * Stores typed words in this tab until the story is accepted. A new form gets the stored words and token back; a form
 * that the server has answered already has them. When the browser forbids storage, nothing is kept.
 */
export function useKeptWords(
  form: RefObject<HTMLFormElement>,
  { token: own, values }: Pick<StoryFormState, "token" | "values">,
) {
  const [token, setToken] = useState(own);
  // The town can be that of a sighting. Then the server has not answered yet.
  const isAnswered = values.story !== "";

  const keep = useCallback(() => {
    if (form.current) withStorage((storage) => keepWords(storage, typedIn(form.current as HTMLFormElement)));
  }, [form]);
  useEffect(() => {
    const kept = isAnswered ? null : withStorage(readKeptWords);
    if (kept) {
      setToken(kept.token);
      for (const field of storyFieldNames) fillIn(form.current?.elements.namedItem(field), kept[field]);
    } else keep();
  }, [form, isAnswered, keep]);

  const forget = useCallback(() => withStorage((storage) => storage.removeItem(keptWordsKey)), []);
  return { token, keep, forget };
}

function typedIn(form: HTMLFormElement): KeptWords {
  const data = new FormData(form);
  return { token: String(data.get("token") ?? ""), ...typedStoryWords((field) => data.get(field)) };
}

/** Fills in the stored words of an empty field. The words of other fields were restored or typed, and stay. */
function fillIn(field: unknown, words: string): void {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || field.value !== "" || words === "") return;
  field.value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Uses the storage. Returns null when the storage is forbidden or full. */
function withStorage<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}
