import { onSwipe } from "./on-swipe";

/**
 * Opens the photos of a gallery in a dialog over the blog post instead of on their own pages: arrow keys, swipe, Escape,
 * Back and Forward. The address is the photo page's, so that it can be shared and reloaded.
 */
export function lightbox(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>("a")];
  if (typeof HTMLDialogElement === "undefined") return;
  const { previous = "", next = "", close = "", counter = "" } = gallery.dataset;
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

  function open(n: number): void {
    show(n);
    document.body.append(dialog);
    if (!dialog.open) dialog.showModal();
  }

  /** Which photo the address names; -1 when it is the blog post's own, whatever its fragment. */
  function addressed(): number {
    return links.findIndex(({ pathname }) => pathname === location.pathname);
  }

  function turn(by: number): void {
    show(shown + by);
    history.replaceState(null, "", links[shown]?.href);
  }

  for (const [n, link] of links.entries()) {
    link.addEventListener("click", (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(n);
      history.pushState(null, "", link.href);
    });
  }
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  });
  dialog.addEventListener("close", () => {
    if (addressed() >= 0) history.back();
    links[shown]?.focus();
  });
  addEventListener("popstate", () => {
    const n = addressed();
    if (n >= 0) open(n);
    else if (dialog.open) dialog.close();
  });
  onSwipe(frame, (direction) => turn(direction));
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className = "") {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
