import { type TypedStoryWords, storyFieldNames, typedStoryWords } from "~/domain/stories/fields";

/** The key under which the browser's `sessionStorage` keeps the words of an unsent story. */
export const keptWordsKey = "story";

/** The stored words. With the form's token a story cannot be sent twice. Consent and photos are never stored. */
export interface KeptWords extends TypedStoryWords {
  token: string;
}

/** The time for which words are stored after their last change, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** Returns the stored words. Null when there are none, or when they are older than a day. */
export function readKeptWords(storage: Storage, now = Date.now()): KeptWords | null {
  const stored = parsed(storage.getItem(keptWordsKey));
  const { at, token } = stored;
  const isValid = typeof at === "number" && at <= now && now - at < lifetime && typeof token === "string";
  if (!isValid) {
    storage.removeItem(keptWordsKey);
    return null;
  }
  return { token, ...typedStoryWords((field) => stored[field]) };
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
