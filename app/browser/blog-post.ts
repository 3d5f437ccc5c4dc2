import { lightbox } from "./lightbox";
import { likeButton } from "./like-button";
import { reloadOnPathChange } from "./reload-on-path-change";
import { shareButtons } from "./share-buttons";

/** The script of a blog post and of the pages of its photos: one small file without React. */
const post = document.querySelector<HTMLElement>(".blog-post");
likeButton(document.querySelector<HTMLElement>(".like"));
shareButtons(location.origin + location.pathname);
if (post) lightbox(post);
else reloadOnPathChange();
