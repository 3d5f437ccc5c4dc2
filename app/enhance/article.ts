import { likeButton } from "./like-button";
import { photoOverlay } from "./photo-overlay";
import { reloadOtherAddress } from "./reload-other-address";

/** The script of an article and of its photos' pages: one small file without React. */
const gallery = document.querySelector<HTMLElement>(".gallery");
likeButton(document.querySelector<HTMLElement>(".like"));
if (gallery) photoOverlay(gallery);
else reloadOtherAddress();
