import { onSwipe } from "./on-swipe";

/**
 * Opens the photos of a gallery over the article instead of on their own pages: arrow keys, swipe, Escape and the
 * Back button; the address is the photo page's, so that it can be shared and reloaded (design §2 "lightbox").
 */
export function photoOverlay(gallery: HTMLElement | null): void {
  const links = [...(gallery?.querySelectorAll<HTMLAnchorElement>("a") ?? [])];
  if (!gallery || links.length === 0 || typeof HTMLDialogElement === "undefined") return;
  const { previous = "", next = "", close = "", counter = "" } = gallery.dataset;
  const article = location.href;
  let shown = 0;

  const dialog = document.createElement("dialog");
  dialog.className = "lightbox";
  const frame = dialog.appendChild(element("div", "lightbox-photo"));
  const bar = dialog.appendChild(element("div", "lightbox-bar"));
  const button = (label: string, sign: string, act: () => void) => {
    const made = bar.appendChild(element("button"));
    made.type = "button";
    made.textContent = sign;
    made.setAttribute("aria-label", label);
    made.addEventListener("click", act);
  };
  const count = element("span", "photo-counter");
  count.setAttribute("aria-live", "polite");
  if (links.length > 1) button(previous, "‹", () => turn(-1));
  bar.append(count);
  if (links.length > 1) button(next, "›", () => turn(1));
  button(close, "×", () => dialog.close());

  function show(n: number): void {
    shown = (n + links.length) % links.length;
    const link = links[shown];
    const picture = link?.querySelector("picture")?.cloneNode(true) as HTMLPictureElement | undefined;
    if (!link || !picture) return;
    for (const source of picture.querySelectorAll("source")) source.sizes = "100vw";
    const image = picture.querySelector("img");
    if (image) image.loading = "eager";
    frame.replaceChildren(picture);
    dialog.setAttribute("aria-label", image?.alt ?? "");
    count.textContent = counter.replace("{n}", String(shown + 1));
  }

  function turn(by: number): void {
    show(shown + by);
    history.replaceState(null, "", links[shown]?.href);
  }

  for (const [n, link] of links.entries()) {
    link.addEventListener("click", (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(n);
      document.body.append(dialog);
      dialog.showModal();
      history.pushState(null, "", link.href);
    });
  }
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  });
  dialog.addEventListener("close", () => {
    if (location.href !== article) history.back();
    links[shown]?.focus();
  });
  addEventListener("popstate", () => {
    if (dialog.open && location.href === article) dialog.close();
  });
  onSwipe(frame, (direction) => turn(direction));
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className = "") {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
