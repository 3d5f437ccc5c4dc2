import { keepCorrection } from "./keep-correction";
import { toast } from "./toast";

/** The script of a receipt. It turns the notice into a toast, and copies, shares and prints the address. */
const notice = document.querySelector<HTMLElement>("[data-toast]");
if (notice) toast(notice);
keepCorrection(new URLSearchParams(location.search).has("corretta"));
// A copied or bookmarked address must not contain the notice.
if (location.search) history.replaceState(null, "", location.pathname);

// The story has arrived, so the form's stored words are no longer needed.
const { forget } = document.getElementById("content")?.dataset ?? {};
try {
  if (forget) sessionStorage.removeItem(forget);
} catch {
  // A browser without storage has stored nothing.
}

const url = document.querySelector<HTMLAnchorElement>(".receipt-link")?.href ?? "";

/** Shows a button when this browser supports its action. */
function offer(id: string, act: (button: HTMLElement) => unknown): void {
  const button = document.getElementById(id);
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => act(button));
}

// Over plain http, browsers have neither a clipboard nor sharing.
if ("clipboard" in navigator) offer("copy", copy);
if ("share" in navigator) offer("share", share);
offer("print", () => print());

async function copy(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(url);
  button.textContent = button.dataset.copied ?? "";
}

function share(button: HTMLElement): void {
  // Closing the list of apps is no error.
  navigator.share({ title: button.dataset.title, url }).catch(() => undefined);
}
