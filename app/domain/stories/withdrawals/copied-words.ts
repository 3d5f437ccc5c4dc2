/** The minimum length in characters of a text that proves copying when another text contains it word for word. */
export const minCopiedLength = 40;
