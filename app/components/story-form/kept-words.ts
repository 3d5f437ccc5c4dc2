import { type RefObject, useCallback, useEffect, useState } from "react";
import { withStorage } from "~/browser/storage";
import { type TypedStoryWords, storyFieldNames, typedStoryWords } from "~/domain/stories/fields";
import type { StoryFormState } from "./story-form-state";

/** The key of the words of an unsent story in the browser's `sessionStorage`. */
export const keptWordsKey = "story";

/** The stored words. With the form's token a story cannot be sent twice. Consent and photos are never stored. */
type KeptWords = TypedStoryWords & { token: string; wish: string };

/** The time for which words are stored after their last change, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** Returns the stored words. Null when there are none, or when they are older than a day. */
export function readKeptWords(storage: Storage, now = Date.now()): KeptWords | null {
  const stored = parsed(storage.getItem(keptWordsKey));
  const { at, token, wish } = stored;
  const isValid = typeof at === "number" && at <= now && now - at < lifetime && typeof token === "string";
  if (isValid) {
    return {
      token,
      wish: typeof wish === "string" ? wish : "",
      ...typedStoryWords((field) => stored[field]),
    };
  }
  storage.removeItem(keptWordsKey);
  return null;
}

/** Stores these words. When all are empty, it removes the stored words. */
export function keepWords(storage: Storage, words: KeptWords, now = Date.now()): void {
  if (storyFieldNames.every((field) => words[field].trim() === "")) storage.removeItem(keptWordsKey);
  else storage.setItem(keptWordsKey, JSON.stringify({ ...words, at: now }));
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "{}")) as Record<string, unknown>;
  } catch {
    return {};
  }
}

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
    if (!form.current) return;
    const data = new FormData(form.current);
    const own = (name: string) => String(data.get(name) ?? "");
    const words = { token: own("token"), wish: own("wish"), ...typedStoryWords((field) => data.get(field)) };
    withStorage(() => keepWords(sessionStorage, words));
  }, [form]);
  useEffect(() => {
    const kept = isAnswered ? null : withStorage(() => readKeptWords(sessionStorage));
    if (kept) {
      setToken(kept.token);
      for (const field of [...storyFieldNames, "wish"] as const)
        fillIn(form.current?.elements.namedItem(field), kept[field]);
    } else keep();
  }, [form, isAnswered, keep]);

  const forget = useCallback(() => withStorage(() => sessionStorage.removeItem(keptWordsKey)), []);
  return { token, keep, forget };
}

/** Fills in the stored words of an empty field. The words of other fields were restored or typed, and stay. */
function fillIn(field: unknown, words: string): void {
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  if (!isField || field.value !== "" || words === "") return;
  field.value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
