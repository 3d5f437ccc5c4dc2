import { shareButtons } from "./buttons";
import { lightbox } from "./lightbox";
import { withStorage } from "./storage";

/** The script of a blog post and of the pages of its photos: one small file without React. */
const post = document.querySelector<HTMLElement>(".blog-post");
likeButton(document.querySelector<HTMLElement>(".like"));
shareButtons(location.origin + location.pathname);
if (post) lightbox(post);
else reloadOnPathChange();

/**
 * Reloads the page when Back or Forward changes the path but loads no other document. This happens when the lightbox
 * has changed the address to a photo's page, and that page was reloaded: the browser counts both addresses as one
 * document.
 */
function reloadOnPathChange(): void {
  const { pathname } = location;
  addEventListener("popstate", () => {
    if (location.pathname !== pathname) location.reload();
  });
}

/** Shows the button 'Mi Piace'. A reaction stays on this device: nothing is sent. Without storage it is lost. */
function likeButton(frame: HTMLElement | null): void {
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
  show(withStorage(() => localStorage.getItem(key)) === "1");
  frame.hidden = false;
  button.addEventListener("click", () => {
    const isLiked = button.getAttribute("aria-pressed") !== "true";
    show(isLiked);
    withStorage(() => (isLiked ? localStorage.setItem(key, "1") : localStorage.removeItem(key)));
  });
}
