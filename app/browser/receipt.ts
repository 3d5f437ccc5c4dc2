import { toast } from "./toast";

/** The script of a receipt: what was just done becomes a toast, and its address can be copied, shared and printed. */
const notice = document.querySelector<HTMLElement>("[data-toast]");
if (notice) toast(notice);
// The address that people keep says nothing of the moment.
if (location.search) history.replaceState(null, "", location.pathname);

// The story has arrived: its words need not wait in the form any more.
const { forget } = document.getElementById("content")?.dataset ?? {};
try {
  if (forget) sessionStorage.removeItem(forget);
} catch {
  // A browser that lets nothing be stored has kept nothing.
}

const url = document.querySelector<HTMLAnchorElement>(".receipt-link")?.href ?? "";

/** Shows a button that this browser can do something with. */
function offer(id: string, act: (button: HTMLElement) => unknown): void {
  const button = document.getElementById(id);
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => act(button));
}

// Over plain http there is no clipboard, and nothing to share with.
if ("clipboard" in navigator) offer("copy", copy);
if ("share" in navigator) offer("share", share);
offer("print", () => print());

async function copy(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(url);
  button.textContent = button.dataset.copied ?? "";
}

function share(button: HTMLElement): void {
  // Who closes the list of apps has changed their mind.
  navigator.share({ title: button.dataset.title, url }).catch(() => undefined);
}
