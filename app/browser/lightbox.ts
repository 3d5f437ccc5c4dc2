const swipeThresholdPx = 50;

/** Opens the photos of a blog post in a dialog over it. The address becomes that of the photo's page. */
export function lightbox(post: HTMLElement): void {
  const links = [...post.querySelectorAll<HTMLAnchorElement>("a[data-photo]")];
  if (links.length === 0 || typeof HTMLDialogElement === "undefined") return;
  const { previous = "", next = "", close = "", counter = "" } = post.dataset;
  const door = post.querySelector<HTMLAnchorElement>(".report a");
  const pictures: HTMLPictureElement[] = [];
  let shown = 0;

  const dialog = document.createElement("dialog");
  dialog.className = "lightbox";
  const frame = dialog.appendChild(element("div", "lightbox-photo"));
  const bar = dialog.appendChild(element("div", "lightbox-bar"));
  const button = (label: string, sign: string, act: () => void) => {
    const made = Object.assign(element("button"), { type: "button", textContent: sign, onclick: act });
    made.setAttribute("aria-label", label);
    bar.append(made);
  };
  const count = element("span", "photo-counter");
  count.setAttribute("aria-live", "polite");
  if (links.length > 1) button(previous, "‹", () => turn(-1));
  bar.append(count);
  if (links.length > 1) button(next, "›", () => turn(1));
  button(close, "×", () => dialog.close());
  const report = door && dialog.appendChild(door.cloneNode(true) as HTMLAnchorElement);
  if (report) report.className = "lightbox-report";

  const around = (n: number) => (n + links.length) % links.length;

  /** Returns the n-th photo as large as the window. The browser begins to fetch it at once, even before it is shown. */
  function pictureOf(n: number): HTMLPictureElement | undefined {
    const known = pictures[n];
    if (known) return known;
    const picture = links[n]?.querySelector("picture")?.cloneNode(true) as HTMLPictureElement | undefined;
    if (!picture) return undefined;
    for (const source of picture.querySelectorAll("source")) source.sizes = "100vw";
    const image = picture.querySelector("img");
    if (image) image.loading = "eager";
    return (pictures[n] = picture);
  }

  /** Shows the n-th photo. Then fetches the next photo in the visitor's direction: `onward`, 1 or -1. */
  function show(n: number, onward = 1): void {
    shown = around(n);
    const picture = pictureOf(shown);
    if (!picture) return;
    frame.replaceChildren(picture);
    const image = picture.querySelector("img");
    dialog.setAttribute("aria-label", image?.alt ?? "");
    count.textContent = counter.replace("{n}", String(shown + 1));
    if (report) report.href = `${door.href}&foto=${links[shown]?.dataset.photo}`;
    const prepare = () => pictureOf(around(n + onward));
    if (image?.complete) prepare();
    else image?.addEventListener("load", prepare, { once: true });
  }

  function open(n: number): void {
    show(n);
    document.body.append(dialog);
    if (!dialog.open) dialog.showModal();
  }

  /** Returns the index of the photo that the address names; -1 for the address of the blog post. */
  const addressed = () => links.findIndex(({ pathname }) => pathname === location.pathname);

  function turn(by: number): void {
    show(shown + by, by);
    history.replaceState(null, "", links[shown]?.href);
  }

  for (const [n, link] of links.entries()) {
    link.addEventListener("click", (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      // In this order: where the dialog cannot be opened, the browser follows the link to the photo's page.
      open(n);
      event.preventDefault();
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
  return Object.assign(document.createElement(name), { className });
}

/** Calls `swiped` when a finger swipes over the element: 1 after a swipe to the left (next), else -1. */
function onSwipe(element: HTMLElement, swiped: (direction: 1 | -1) => void): void {
  let start: Touch | null = null;
  element.addEventListener("touchstart", ({ touches }) => {
    start = touches.length === 1 ? (touches[0] ?? null) : null;
  });
  element.addEventListener("touchend", ({ changedTouches }) => {
    const end = changedTouches[0];
    if (!start || !end) return;
    const sideways = end.clientX - start.clientX;
    if (Math.abs(sideways) > Math.max(swipeThresholdPx, 2 * Math.abs(end.clientY - start.clientY))) {
      swiped(sideways < 0 ? 1 : -1);
    }
    start = null;
  });
}
