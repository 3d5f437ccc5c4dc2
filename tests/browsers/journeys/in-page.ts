/*
 * Functions that run in the page: each stands alone, in words that Chromium 65 knows.
 */

/** Returns the point at which a control can be pressed, or why it cannot. `across` and `down` go from 0 to 1. */
export function pointOn(name: string, across: number, down: number): { x: number; y: number } | string {
  const squeezed = (text: string | null) => (text || "").replace(/\s+/g, " ").trim();
  const namesOf = (one: Element) => {
    const labels = Array.from((one as HTMLInputElement).labels || []).map((label) => label.textContent);
    const pictures = Array.from(one.querySelectorAll("img")).map((picture) => picture.alt);
    const own = [one.textContent, one.getAttribute("aria-label"), one.getAttribute("alt")];
    return own.concat(labels, pictures).map(squeezed);
  };
  const controls = "a[href], button, summary, input:not([type=hidden]), textarea, select";
  const all = Array.from(document.querySelectorAll(`main ${controls.replace(/, /g, ", main ")}`)).concat(
    Array.from(document.querySelectorAll(controls)),
  );
  const matching = (matches: (text: string) => boolean) => all.filter((one) => namesOf(one).some(matches));
  const found = matching((text) => text === name)
    .concat(matching((text) => text.indexOf(name) === 0))
    .concat(matching((text) => text.indexOf(name) > 0));
  const isComing = (picture: HTMLImageElement) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    const isFolded = picture.closest("details:not([open])") !== null;
    return !picture.complete && !isFolded && width > 0 && bottom > 0 && top < window.innerHeight;
  };
  let why = `there is no «${name}»`;
  for (const one of found) {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    // In Firefox a picture takes its room when it has come.
    if (Array.from(document.images).some(isComing)) return `a picture beside «${name}» is on its way`;
    // A link may go on in a second line: its first part is pressed.
    const box = one.getClientRects()[0];
    if (!box || box.width === 0) continue;
    const point = { x: box.left + box.width * across, y: box.top + box.height * down };
    const hit = document.elementFromPoint(point.x, point.y);
    const label = hit && hit.closest("label");
    if (hit && (one.contains(hit) || (label && label.control === one))) return point;
    why = `«${name}» lies under ${hit ? hit.outerHTML.slice(0, 80) : "the edge of the screen"}`;
  }
  return why;
}

/**
 * Returns the main heading, once the page is loaded and its scripts, if it runs them, are at work. In the owner's panel,
 * whose pages all have the same one, it returns those below it.
 */
export function headingsShown(runsScripts: boolean): string[] {
  if (document.readyState !== "complete") return ["(still loading)"];
  const isReacts = Object.keys(document.documentElement).some((key) => key.indexOf("__reactFiber") === 0);
  if (runsScripts && "__remixContext" in window && !isReacts) return ["(scripts are not at work yet)"];
  return Array.from(document.querySelectorAll(document.querySelector(".panel-head") ? "h2" : "h1"))
    .filter((one) => one.getClientRects().length > 0)
    .map((one) => (one.textContent || "").replace(/\s+/g, " ").trim());
}

/** Returns what is wrong with the layout of the page. */
export function layoutFaults(): string[] {
  const faults = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > window.innerWidth) faults.push(`is ${wide} px wide on a screen of ${window.innerWidth} px`);
  // On a phone the panel says in its head where one is; its headings are for screen readers, in a box of one pixel.
  const isSeen = (one: Element) => {
    for (let at: Element | null = one; at; at = at.parentElement) {
      if (at.getBoundingClientRect().width <= 1) return false;
    }
    return true;
  };
  const heading = Array.from(document.querySelectorAll(".panel-head, h1, h2")).filter(isSeen)[0];
  if (!heading) return faults.concat("has no heading");
  const bar = document.querySelector(".top-bar");
  const end = bar ? Math.round(bar.getBoundingClientRect().bottom) : 0;
  const begin = Math.round(heading.getBoundingClientRect().top);
  if (begin < end) faults.push(`has its heading at ${begin} px, under the bar that ends at ${end} px`);
  return faults;
}

/** Returns the words of the page. */
export function wordsShown(): string {
  return document.body.innerText.replace(/\s+/g, " ").toLowerCase();
}

/** Selects what stands in the field that has the focus, so that typing replaces it. Returns its label. */
export function selectFocused(): string {
  const field = document.activeElement as HTMLInputElement;
  if (field.select) field.select();
  const label = field.labels && field.labels[0];
  return label ? (label.textContent || "").trim() : "(nothing to write in)";
}

/** Returns how far the element with this id is from the top of the window, in px. */
export function distanceFromTop(id: string): number {
  const element = document.getElementById(id);
  return element ? Math.abs(element.getBoundingClientRect().top) : Infinity;
}

/** Returns the value of the field with this name. */
export function fieldValue(name: string): string {
  const field = document.querySelector(`[name="${name}"]`) as HTMLInputElement | null;
  return field ? field.value : "";
}
