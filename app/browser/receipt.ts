import { keepCorrection } from "./keep-correction";
import { printButton } from "./print-button";
import { shareButtons } from "./share-buttons";

/** The script of a receipt. It copies and prints the address, and keeps an unfinished correction. */
keepCorrection(new URLSearchParams(location.search).has("corretta"));
// The query makes the page show a notice. A copied or bookmarked address must not show it again.
if (location.search) history.replaceState(null, "", location.pathname);

// The story has arrived, so the words that the story form has stored are no longer needed.
const { forget } = document.getElementById("content")?.dataset ?? {};
try {
  if (forget) sessionStorage.removeItem(forget);
} catch {
  // A browser that forbids storage has stored nothing.
}

const url = document.querySelector<HTMLAnchorElement>(".receipt-link")?.href ?? "";

shareButtons(url);
printButton();
