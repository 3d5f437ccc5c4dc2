/** The name is without the language, so that a link to another language keeps the words. */
const key = location.pathname.replace(/^\/[a-z]{2}(?=\/)/, "");
const lifetimeMs = 24 * 60 * 60 * 1000;
/** The photos to take away are not kept: they are ticked anew. */
const kept = ["story", "name", "city", "seen"];

/**
 * Keeps a half-typed correction in this tab for a day. No browser stores the page of a receipt, so a reload or the way
 * back loses the words. `isSaved` is true when the page says that they have arrived.
 */
export function keepCorrection(isSaved: boolean): void {
  try {
    keep(document.querySelector<HTMLFormElement>(".receipt-correction form"), isSaved);
  } catch {
    // Some browsers forbid storage: there the words go, as without scripts.
  }
}

function keep(form: HTMLFormElement | null, isSaved: boolean): void {
  const details = form?.closest("details");
  if (!form || !details || isSaved) return sessionStorage.removeItem(key);
  const fields = kept.map((name) => form.elements.namedItem(name) as HTMLInputElement);
  const store = () => {
    const words = fields.map(({ value }) => value);
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), words }));
  };
  form.addEventListener("input", store);
  // The server has answered a form that it refused: its words are newer.
  if (details.open) return store();
  const { at, words } = JSON.parse(sessionStorage.getItem(key) ?? '{"at":0,"words":[]}') as {
    at: number;
    words: string[];
  };
  const isNews = fields.some(({ value, name }, n) => name !== "seen" && words[n] !== value);
  if (Date.now() - at > lifetimeMs || !isNews) return sessionStorage.removeItem(key);
  fields.forEach((field, n) => (field.value = words[n] ?? ""));
  details.open = true;
}
