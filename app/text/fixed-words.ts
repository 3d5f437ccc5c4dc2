/** The answer for programs that fill the hidden field; people read the sentence for whatever went wrong. */
export const spamDetected = "Spam detected";

/** The lines of the page that does not exist: the same in every language, with help under them. */
export const notFoundLines = {
  title: "404 Page Not Found",
  hint: "Did you forget to add the page to the router?",
};

/** The hashtag under which finders post their videos, e.g. '#Capi'. */
export const hashtagOf = (product: string) => `#${product.replaceAll(/[^\p{L}\p{N}_]/gu, "")}`;
