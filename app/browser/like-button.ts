/**
 * Shows the 'Mi Piace' button and lets the visitor add one reaction to the numbers shown, and take it back. It is kept on
 * this device only: nothing is sent.
 */
export function likeButton(frame: HTMLElement | null): void {
  const button = frame?.querySelector("button");
  if (!frame || !button) return;
  const key = `mi-piace ${button.value}`;
  const counts = [...document.querySelectorAll<HTMLElement>("[data-liked]")].map((element) => ({
    element,
    without: element.textContent,
    liked: element.dataset.liked ?? "",
  }));
  const show = (isLiked: boolean) => {
    button.setAttribute("aria-pressed", String(isLiked));
    for (const { element, without, liked } of counts) element.textContent = isLiked ? liked : without;
  };
  show(isKept(key));
  frame.hidden = false;
  button.addEventListener("click", () => {
    const isLiked = button.getAttribute("aria-pressed") !== "true";
    show(isLiked);
    keep(key, isLiked);
  });
}

// A browser that keeps nothing (private window, blocked storage) throws: then it is forgotten with the page.

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keep(key: string, isLiked: boolean): void {
  try {
    if (isLiked) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    return;
  }
}
