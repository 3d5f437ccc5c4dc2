import type { Site } from "~/domain/site";
import { xml } from "~/http/formats/xml";
import type { JourneyMap } from "~/map/draw-journey-map.server";
import type { Words } from "~/text/words";
import { type Language, prefixOf, wordsIn } from "~/text/languages.server";

/** The size of the frame in CSS pixels, which has room for the whole page. */
export const frameSize = { width: 600, height: 700 };

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

/**
 * Returns the sentences about the drawn map: stops under one stamp, the colours of the route, legs that are left out. The
 * page gets them from here, because its scripts have no room.
 */
export function mapLegend({ markers, route }: JourneyMap, { text: { map: text } }: Words): string {
  const sentences = [
    markers.some(({ count }) => count > 1) ? text.clustered : null,
    markers.some(({ arrow }) => arrow !== null) ? text.beyond : null,
    route.parts.length > 1 ? text.coloured : null,
    route.complete ? null : text.latestLegs,
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

const formats = ["gpx", "kml", "geojson"] as const;

/**
 * Returns what stands under the map, as HTML, so that its scripts have no part in it: the journey as files for other
 * maps, and the folded code to copy for a frame. Without a public address there is no code.
 */
export function journeyFilesHtml({ publicSettings }: Pick<Site, "publicSettings">, language: Language) {
  const { publicUrl, productName } = publicSettings;
  const { embeds, journeyFiles } = wordsIn(language, productName).text;
  const { title, lead, files } = journeyFiles;
  const file = (name: keyof typeof files) =>
    xml`<a class="button button-quiet button-small" href="${prefixOf(language)}/journey.${name}" download="">${files[name]}</a> `;
  const code = publicUrl && mapFrame(publicUrl, { language, productName }, frameSize).xml;
  const frame = xml`<details class="map-frame"><summary class="button button-quiet button-small">${embeds.frame.title}</summary><p id="frame-how">${embeds.frame.how}</p><textarea readonly rows="5" spellcheck="false" aria-labelledby="frame-how">${code}</textarea></details>`;
  return xml`<h2 class="section-title" id="files-title">${title}</h2><p>${lead}</p><p class="button-row">${formats.map(file)}</p>${code === null ? null : frame}`
    .xml;
}
