import { type Xml, xml, xmlFile } from "~/http/formats/xml";
import type { Journey, StopInFile } from "./journey-answer.server";

/** Returns the journey as KML 2.2: a placemark for each stop, and the line through all of them. */
export function kmlFile({ title, description, route, address, stops }: Journey): string {
  return xmlFile(xml`<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">
<Document>
<name>${title}</name>
${link(address)}<description>${description}</description>
<Style id="line"><LineStyle><color>ff243ab8</color><width>3</width></LineStyle></Style>
${stops.length > 1 ? line(route, stops) : null}${stops.map(placemark)}</Document>
</kml>`);
}

/** Writes a stop. The schema of KML demands this order of the child elements, here and below. */
function placemark(stop: StopInFile): Xml {
  const { title, address, article, date, longitude, latitude } = stop;
  return xml`<Placemark>
<name>${title}</name>
${link(address)}<description>${words(stop).xml}</description>
<TimeStamp><when>${date}</when></TimeStamp>
${article === null ? null : xml`<ExtendedData><Data name="article"><value>${article}</value></Data></ExtendedData>\n`}<Point><coordinates>${longitude},${latitude}</coordinates></Point>
</Placemark>
`;
}

/** Writes the words of a stop as HTML, because earth viewers show descriptions as HTML. */
function words({ name, city, country, description }: StopInFile): Xml {
  const note = description === null ? null : xml`<p>${description}</p>`;
  return xml`<p>${name}<br />${city}, ${country}</p>${note}`;
}

/** Writes the line. `tessellate` makes it follow the ground. */
function line(name: string, stops: StopInFile[]): Xml {
  const points = stops.map(({ longitude, latitude }) => `${longitude},${latitude}`).join("\n");
  return xml`<Placemark>
<name>${name}</name>
<styleUrl>#line</styleUrl>
<LineString><tessellate>1</tessellate><coordinates>
${points}
</coordinates></LineString>
</Placemark>
`;
}

function link(address: string | null): Xml | null {
  return address === null ? null : xml`<atom:link href="${address}"/>\n`;
}
