import sharp from "sharp";

/** Returns the size and format of a card, and measures of its pixels in the areas of title and photo. */
export async function lookAtCard(card: Uint8Array) {
  const { width, height, format } = await sharp(card).metadata();
  const part = async (left: number, top: number, wide: number, high: number) => {
    const { data } = await sharp(card)
      .extract({ left, top, width: wide, height: high })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data;
  };
  const whole = await part(60, 60, 580, 510);
  const title = await part(700, 60, 460, 300);
  const isInk = (at: number) => [0, 1, 2].every((channel) => (title[at + channel] ?? 255) < 90);
  const photo = await part(340, 310, 1, 1);
  const mean = (at: number) => {
    const values = whole.filter((_, n) => n % 3 === at);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return {
    width,
    height,
    format,
    /** The number of inked pixels in the title's area. */
    ink: Array.from({ length: title.length / 3 }, (_, n) => n * 3).filter(isInk).length,
    /** The colour in the middle of the photo's place. */
    photo: [...photo],
    /** The mean colour of the photo's place. */
    mood: [0, 1, 2].map(mean),
  };
}

/**
 * Returns the path of the card that a page names for shared links. Null when the page names a photo or the site's
 * picture.
 */
export async function cardOf(url: string, page: string): Promise<string | null> {
  const html = await (await fetch(url + page)).text();
  const [, card = null] =
    /property="og:image" content="[^"]*?(\/uploads\/[0-9a-f]+_condivisione-\.jpg)"/.exec(html) ?? [];
  return card;
}

/** Reads a page until its card is as wanted. Returns the card. */
export async function awaitCard(
  url: string,
  page: string,
  isAsWanted: (card: string | null) => boolean = (card) => card !== null,
): Promise<string> {
  for (;;) {
    const card = await cardOf(url, page);
    if (isAsWanted(card)) return card ?? "";
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
