import { type Xml, xml, xmlFile } from "~/http/formats/xml";
import type { Feed, FeedEntry } from "./feed.server";

/**
 * Returns the diary as Atom 1.0 (RFC 4287), with points in GeoRSS Simple. Each text names its own language. A text in
 * an unknown language has `xml:lang=""`, so that it does not inherit the language of the feed.
 */
export function atomFeed(feed: Feed): string {
  const { base, home, origin, product, language, title, description, updated, entries } = feed;
  return xmlFile(xml`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:georss="http://www.georss.org/georss">
<title${languageIs(language)}>${title}</title>
<subtitle${languageIs(language)}>${description}</subtitle>
<id>${base}/feed.atom</id>
<updated>${updated}</updated>
<author><name>${product}</name><uri>${home}</uri></author>
<link rel="self" type="application/atom+xml" href="${base}/feed.atom"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${base}/blog"/>
<icon>${origin}/icon-192.png</icon>
<generator>Giramondo</generator>
${entries.map((entry) => atomEntry(entry, language))}</feed>`);
}

function atomEntry(entry: FeedEntry, frame: string): Xml {
  const { uri, address, language, title, authorName, shownAt, updatedAt, city, position, shared, html } =
    entry;
  const author = authorName ? xml`<author><name>${authorName}</name></author>\n` : null;
  const point = position && xml`<georss:point>${position.latitude} ${position.longitude}</georss:point>\n`;
  const enclosures = shared.map(
    (photo) =>
      xml`<link rel="enclosure" type="${photo.type}" href="${photo.address}" title="${photo.title}"/>\n`,
  );
  return xml`<entry>
<title${languageIs(language)}>${title}</title>
<id>${uri}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${shownAt}</published>
<updated>${updatedAt}</updated>
${author}<category term="${city}"/>
${point}${enclosures}<summary${languageIs(language)}>${entry.summary}</summary>
<content type="html"${languageIs(frame)}>${html.xml}</content>
</entry>
`;
}

function languageIs(language: string | null): Xml | null {
  return language === null ? null : xml` xml:lang="${language}"`;
}
