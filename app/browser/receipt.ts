import { offer, shareButtons } from "./buttons";
import { withStorage } from "./storage";

/** The key of the stored words. It has no language, so a link to another language keeps the words. */
const key = location.pathname.replace(/^\/[a-z]{2}(?=\/)/, "");

const lifetimeMs = 24 * 60 * 60 * 1000;

/** The script of a receipt. It copies and prints the address, and keeps an unfinished correction. */
withStorage(() => keepCorrection(new URLSearchParams(location.search).has("corretta")));
// The query makes the page show a notice. A copied or bookmarked address must not show it again.
if (location.search) history.replaceState(null, "", location.pathname);

// The story has arrived, so the words that the story form has stored are no longer needed.
const { forget } = document.getElementById("content")?.dataset ?? {};
if (forget) withStorage(() => sessionStorage.removeItem(forget));

const url = document.querySelector<HTMLAnchorElement>(".receipt-link")?.href ?? "";

shareButtons(url);
offer("print", () => print());

const postcard = document.querySelector<HTMLAnchorElement>("#postcard");
const fileOf = (picture: Blob) => new File([picture], postcard?.dataset.name ?? "", { type: "image/jpeg" });
if (postcard && "canShare" in navigator && navigator.canShare({ files: [fileOf(new Blob())] })) {
  offer("share-postcard", async () => {
    const answer = await fetch(postcard.href);
    // Its own page says why there is no postcard.
    if (!answer.ok) return location.assign(postcard.href);
    await navigator.share({ files: [fileOf(await answer.blob())] }).catch(() => undefined);
  });
}

/**
 * Keeps an unfinished correction in this tab for a day. Browsers do not store the page of a receipt, so without this a
 * reload or the Back button would lose the words. `isSaved` is true when the server has stored the words.
 */
function keepCorrection(isSaved: boolean): void {
  const form = document.querySelector<HTMLFormElement>(".receipt-correction form");
  const details = form?.closest("details");
  if (!form || !details || isSaved) sessionStorage.removeItem(key);
  if (!form || !details) return;
  // Ticks that remove photos are not stored: the sender must set them again.
  const fields = [...form.querySelectorAll<HTMLInputElement>("textarea, input:not([type=checkbox])")];
  const store = () => {
    const words = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), words }));
  };
  form.addEventListener("input", () => withStorage(store));
  // The form is open after a refusal by the server. Its words are then newer than the stored words.
  if (details.open) return store();
  const stored = sessionStorage.getItem(key) ?? '{"at":0,"words":{}}';
  const { at, words } = JSON.parse(stored) as { at: number; words: Record<string, string> };
  // After Back, the browser may have filled in the words before this script runs. Their default is the server's.
  const isNews = fields.some(
    ({ name, defaultValue }) => name !== "seen" && (words[name] ?? defaultValue) !== defaultValue,
  );
  if (Date.now() - at > lifetimeMs || !isNews) return sessionStorage.removeItem(key);
  for (const field of fields) field.value = words[field.name] ?? field.value;
  details.open = true;
}
