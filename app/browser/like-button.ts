/** Shows the button 'Mi Piace'. A reaction stays on this device: nothing is sent. */
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

// Browsers may forbid storage (private window, blocked) and throw. The reaction is then lost with the page.

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
