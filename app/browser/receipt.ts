import { keepCorrection } from "./keep-correction";
import { toast } from "./toast";

/** The script of a receipt. It turns the notice into a toast, and copies, shares and prints the address. */
const notice = document.querySelector<HTMLElement>("[data-toast]");
if (notice) toast(notice);
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

/** Shows a hidden button and runs `act` when it is clicked. Call it when this browser supports the action. */
function offer(id: string, act: (button: HTMLElement) => unknown): void {
  const button = document.getElementById(id);
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => act(button));
}

// Over plain http, browsers offer neither a clipboard nor sharing.
if ("clipboard" in navigator) offer("copy", copy);
if ("share" in navigator) offer("share", share);
offer("print", () => print());

async function copy(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(url);
  button.textContent = button.dataset.copied ?? "";
}

function share(button: HTMLElement): void {
  // Sharing also fails when the visitor closes the list of apps. That is no error.
  navigator.share({ title: button.dataset.title, url }).catch(() => undefined);
}
