import { likeButton } from "./like-button";
import { photoOverlay } from "./photo-overlay";

/** What an article page can do more with JavaScript (design §2 "article pages"): one small file, no React. */
likeButton(document.querySelector<HTMLButtonElement>("button.like"));
photoOverlay(document.querySelector<HTMLElement>(".gallery"));
