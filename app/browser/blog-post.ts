import { likeButton } from "./like-button";
import { lightbox } from "./lightbox";
import { reloadOnPathChange } from "./reload-on-path-change";

/** The script of a blog post and of the pages of its photos: one small file without React. */
const gallery = document.querySelector<HTMLElement>(".gallery");
likeButton(document.querySelector<HTMLElement>(".like"));
if (gallery) lightbox(gallery);
else reloadOnPathChange();
