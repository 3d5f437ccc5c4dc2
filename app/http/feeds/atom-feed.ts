import { type Xml, xml, xmlFile } from "~/http/formats/xml";
import type { Feed, FeedEntry } from "./feed.server";

/**
 * Returns the diary as Atom 1.0 (RFC 4287), with GeoRSS points. Each text names its language, or "und": an empty name
 * is forbidden. Browsers show it with the style sheet `style`, and feed readers skip the XHTML.
 */
export function atomFeed(feed: Feed, style?: string): string {
  const { base, home, origin, product, language, title, description, updated, entries } = feed;
  const root = xml`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:georss="http://www.georss.org/georss" xml:lang="${language}">
<p xmlns="http://www.w3.org/1999/xhtml"><meta name="viewport" content="width=device-width, initial-scale=1"/>${feed.whatItIs} <a href="${base}/segui">${feed.follow}</a></p>
<title>${title}</title>
<subtitle>${description}</subtitle>
<id>${base}/feed.atom</id>
<updated>${updated}</updated>
<author><name>${product}</name><uri>${home}</uri></author>
<link rel="self" type="application/atom+xml" href="${base}/feed.atom"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${base}/blog"/>
<icon>${origin}/icon-192.png</icon>
<generator>Giramondo</generator>
${entries.map(atomEntry)}</feed>`;
  return xmlFile(root, style);
}

function atomEntry(entry: FeedEntry): Xml {
  const { uri, address, title, authorName, shownAt, updatedAt, city, position, shared, html } = entry;
  const language = entry.language ?? "und";
  const author = authorName ? xml`<author><name>${authorName}</name></author>\n` : null;
  const point = position && xml`<georss:point>${position.latitude} ${position.longitude}</georss:point>\n`;
  const enclosures = shared.map(
    (photo) =>
      xml`<link rel="enclosure" type="${photo.type}" href="${photo.address}" title="${photo.title}"/>\n`,
  );
  return xml`<entry>
<title xml:lang="${language}">${title}</title>
<id>${uri}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${shownAt}</published>
<updated>${updatedAt}</updated>
${author}<category term="${city}"/>
${point}${enclosures}<summary xml:lang="${language}">${entry.summary}</summary>
<content type="html">${html.xml}</content>
</entry>
`;
}
