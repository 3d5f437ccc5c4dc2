/** The size of every share card, in pixels. */
export const shareCardSize = { width: 1200, height: 630 };
