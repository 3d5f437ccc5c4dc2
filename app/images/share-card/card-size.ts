/** Of every share card, in pixels. */
export const cardSize = { width: 1200, height: 630 };
