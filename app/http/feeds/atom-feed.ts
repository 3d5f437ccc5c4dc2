import { type Xml, xml, xmlFile } from "~/http/formats/xml";
import type { Feed, FeedEntry } from "./feed.server";

/** The diary in Atom 1.0 (RFC 4287), with the points of GeoRSS Simple. */
export function atomFeed({ origin, product, language, title, description, updated, entries }: Feed): string {
  return xmlFile(xml`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:georss="http://www.georss.org/georss" xml:lang="${language}">
<title>${title}</title>
<subtitle>${description}</subtitle>
<id>${origin}/feed.atom</id>
<updated>${updated}</updated>
<author><name>${product}</name><uri>${origin}/</uri></author>
<link rel="self" type="application/atom+xml" href="${origin}/feed.atom"/>
<link rel="alternate" type="text/html" href="${origin}/blog"/>
<icon>${origin}/icon-192.png</icon>
<generator>Giramondo</generator>
${entries.map(atomEntry)}</feed>`);
}

function atomEntry(entry: FeedEntry): Xml {
  const { uri, address, title, authorName, shownAt, updatedAt, city, position, shared, html } = entry;
  const author = authorName ? xml`<author><name>${authorName}</name></author>\n` : null;
  const point = position
    ? xml`<georss:point>${position.latitude} ${position.longitude}</georss:point>\n`
    : null;
  const enclosures = shared.map(
    (photo) =>
      xml`<link rel="enclosure" type="${photo.type}" href="${photo.address}" title="${photo.title}"/>\n`,
  );
  return xml`<entry>
<title>${title}</title>
<id>${uri}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${shownAt}</published>
<updated>${updatedAt}</updated>
${author}<category term="${city}"/>
${point}${enclosures}<summary>${entry.summary}</summary>
<content type="html">${html.xml}</content>
</entry>
`;
}
