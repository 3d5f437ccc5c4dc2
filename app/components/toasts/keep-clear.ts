/** Controls, and messages that stand in the page. */
const kept = "a[href], button, summary, select, textarea, input, label, [role=status], [role=alert]";
const folded = "details:not([open]) > :not(summary), details:not([open]) > :not(summary) *";
const gap = 8;

/**
 * Keeps `toast` at the lowest place where it covers no control and no message. Where there is none, it lies over the
 * head of the page, `data-brief`. Returns a function that ends it.
 */
export function keepClear(toast: HTMLElement): () => void {
  const place = () => {
    toast.removeAttribute("data-brief");
    const top = freeTop(toast);
    toast.toggleAttribute("data-brief", top === null);
    toast.style.top = `${top ?? window.visualViewport?.offsetTop ?? 0}px`;
  };
  place();
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of ["scroll", "focusin", "toggle"]) {
    document.addEventListener(event, place, { capture: true, passive: true, signal });
  }
  window.visualViewport?.addEventListener("resize", place, { signal });
  const watch = new ResizeObserver(place);
  for (const element of [document.body, toast]) watch.observe(element);
  return () => {
    listening.abort();
    watch.disconnect();
  };
}

/** Returns a distance from the top of the window in px, or null when no place is free. */
function freeTop(toast: HTMLElement): number | null {
  const { left, right, height } = toast.getBoundingClientRect();
  const obstacles = [...document.querySelectorAll(kept)]
    .filter((element) => !toast.contains(element) && !element.matches(folded))
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.height > 1 && rect.right > left && rect.left < right);
  const { height: seen, offsetTop } = window.visualViewport ?? { height: innerHeight, offsetTop: 0 };
  let top = offsetTop + seen - height - gap;
  while (top > offsetTop) {
    const covered = obstacles.filter((rect) => rect.bottom > top && rect.top < top + height);
    if (covered.length === 0) return top;
    top = Math.min(...covered.map((rect) => rect.top)) - height - gap;
  }
  return null;
}
