/** The size of every postcard, in pixels. */
export const postcardSize = { width: 1200, height: 1600 };
