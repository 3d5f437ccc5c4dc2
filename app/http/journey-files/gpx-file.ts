import { type Xml, xml, xmlFile } from "~/http/formats/xml";
import type { Journey, StopInFile } from "./journey-answer.server";

/** Returns the journey as GPX 1.1: a waypoint for each stop, and the route through all of them. */
export function gpxFile({ title, description, route, address, stops }: Journey): string {
  return xmlFile(xml`<gpx version="1.1" creator="Giramondo" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><name>${title}</name><desc>${description}</desc>${link(address)}</metadata>
${stops.map(waypoint)}${stops.length > 1 ? xml`<rte><name>${route}</name>\n${stops.map(routePoint)}</rte>\n` : null}</gpx>`);
}

/** Writes a stop. The schema of GPX demands this order of the child elements. */
function waypoint(stop: StopInFile): Xml {
  const { title, name, description, date, address } = stop;
  const words = description === null ? name : `${name}\n${description}`;
  // Programs sort by time. At noon UTC it is the same day from California to New Zealand.
  return xml`<wpt ${pointOf(stop)}><time>${date}T12:00:00Z</time><name>${title}</name><desc>${words}</desc>${link(address)}</wpt>\n`;
}

function routePoint(stop: StopInFile): Xml {
  return xml`<rtept ${pointOf(stop)}><name>${stop.title}</name></rtept>\n`;
}

/** Writes a point. GPX writes the 180th meridian only as −180. */
function pointOf({ latitude, longitude }: StopInFile): Xml {
  return xml`lat="${latitude}" lon="${longitude === 180 ? -180 : longitude}"`;
}

function link(address: string | null): Xml | null {
  return address === null ? null : xml`<link href="${address}"/>`;
}
