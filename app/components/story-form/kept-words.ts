/** The name under which the words of an unsent story wait in the browser's `sessionStorage`. */
export const keptWordsKey = "story";

/** The fields of the form whose words wait: never the consent, never photos. */
export const keptFields = ["story", "name", "city"] as const;

/** What waits: the form's token, so that the same story is not there twice, and its words. */
export interface KeptWords extends Record<(typeof keptFields)[number], string> {
  token: string;
}

/** How long words wait after the last one was typed, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** The words that wait; null when there are none, or they are too old. */
export function readKeptWords(storage: Storage, now = Date.now()): KeptWords | null {
  const stored = parsed(storage.getItem(keptWordsKey));
  const { at, token } = stored;
  const isValid = typeof at === "number" && at <= now && now - at < lifetime && typeof token === "string";
  if (!isValid) {
    storage.removeItem(keptWordsKey);
    return null;
  }
  const [story, name, city] = keptFields.map((field) => String(stored[field] ?? ""));
  return { token, story: story ?? "", name: name ?? "", city: city ?? "" };
}

/** Has these words wait; without any there is nothing to keep. */
export function keepWords(storage: Storage, words: KeptWords, now = Date.now()): void {
  if (keptFields.every((field) => words[field].trim() === "")) storage.removeItem(keptWordsKey);
  else storage.setItem(keptWordsKey, JSON.stringify({ ...words, at: now }));
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "{}")) as Record<string, unknown>;
  } catch {
    return {};
  }
}
