import type { Site } from "~/domain/site";
import { xml } from "~/http/formats/xml";
import { type Language, prefixOf, wordsIn } from "~/text/languages.server";

/** The size of the frame in CSS pixels, which has room for the whole page. */
export const frameSize = { width: 600, height: 640 };

/** Returns the HTML with which another site shows the map in a frame. `origin` is the address of this site. */
export function mapFrame(
  origin: string,
  { language, productName }: { language: Language; productName: string },
  { width, height }: typeof frameSize,
) {
  const title = wordsIn(language, productName).text.embeds.provider;
  const address = `${origin}${prefixOf(language)}/map/incorpora`;
  return xml`<iframe src="${address}" title="${title}" width="${width}" height="${height}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="max-width: 100%; border: 0"></iframe>`;
}

/** Returns the folded code to copy, as HTML: so the scripts of /map have no part in it. Null without a public address. */
export function howToFrame({ publicSettings }: Pick<Site, "publicSettings">, language: Language) {
  const { publicUrl, productName } = publicSettings;
  if (publicUrl === null) return null;
  const { frame } = wordsIn(language, productName).text.embeds;
  const code = mapFrame(publicUrl, { language, productName }, frameSize).xml;
  return xml`<details class="map-frame"><summary class="button button-quiet button-small">${frame.title}</summary><p id="frame-how">${frame.how}</p><textarea readonly rows="5" spellcheck="false" aria-labelledby="frame-how">${code}</textarea></details>`
    .xml;
}
