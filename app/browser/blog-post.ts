import { lightbox } from "./lightbox";
import { likeButton } from "./like-button";
import { shareButtons } from "./share-buttons";

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
