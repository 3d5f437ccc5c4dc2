import { decoded } from "~/domain/decoded";
import type { FieldErrors } from "~/domain/fields/field-errors";
import type { FieldValues } from "~/domain/fields/field-schemas";
import type { Coordinates } from "./photo-coordinates";

const number = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const pair = String.raw`(${number})\s*(?:,|%2C|\s)\s*\+?(${number})`;
const alone = String.raw`(?![\d.,]*\d)`;

/** The coordinates in links of map services, the most exact first: a pin comes before the centre of the map. */
const inLinks = [
  String.raw`!3d(${number})!4d(${number})`,
  String.raw`[?&;]mlat=(${number})[&;]+(?:amp;)?mlon=(${number})`,
  String.raw`[?&;](?:q|query|ll|sll|daddr|saddr|destination|coordinate|place|address)=(?:loc:)?${pair}`,
  String.raw`^geo:${pair}`,
  String.raw`/(?:search|place|dir|dir/[^/]*)/${pair}`,
  String.raw`[?&;]center=${pair}`,
  String.raw`/@${pair}`,
  String.raw`#map=\d+(?:\.\d+)?/(${number})/(${number})`,
];

/** Reads numbers, degrees or a map link. Null without a point, and for 0,0, which programs write for an unknown one. */
export function parseCoordinates(pasted: string): Coordinates | null {
  const text = pasted.trim().slice(0, 2000);
  const link = /(?:https?:\/\/|geo:)\S+/i.exec(text)?.[0];
  if (link) return firstPair(decoded(link).replaceAll("+", " "), inLinks);
  return readDegrees(text) ?? firstPair(withDots(text), [String.raw`^\(?${pair}${alone}\)?$`]);
}

/** Returns the texts of the location form. Empty coordinates are filled from the pasted text. */
export function withPastedCoordinates(fields: Record<string, string>): Record<string, string> {
  return hasNoCoordinates(fields) ? { ...fields, ...parseCoordinates(fields.pasted ?? "") } : fields;
}

/** Returns the error of a pasted text without coordinates. Beside typed ones it only counts when it is `required`. */
export function pastedCoordinatesErrors(fields: FieldValues, required = false): FieldErrors {
  const pasted = String(fields.pasted ?? "");
  if (!required && (pasted.trim() === "" || !hasNoCoordinates(fields))) return {};
  return { pasted: [{ code: isShortLink(pasted) ? "short-link" : "malformed" }] };
}

/** True for a shortened map link, which contains no coordinates. */
export function isShortLink(pasted: string): boolean {
  return /https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple|osm\.org\/go|(?:www\.)?openstreetmap\.org\/go)\//i.test(
    pasted,
  );
}

function hasNoCoordinates({ latitude = "", longitude = "" }: FieldValues): boolean {
  return `${latitude}${longitude}`.trim() === "";
}

function firstPair(text: string, patterns: string[]): Coordinates | null {
  for (const pattern of patterns) {
    const [, latitude, longitude] = new RegExp(pattern, "i").exec(text) ?? [];
    const found = latitude && longitude ? pairOf(latitude, longitude) : null;
    if (found) return found;
  }
  return null;
}

function pairOf(latitude: string, longitude: string): Coordinates | null {
  const [north, east] = [Number(latitude), Number(longitude)];
  if (Math.abs(north) > 90 || Math.abs(east) > 180 || (north === 0 && east === 0)) return null;
  return { latitude: asDegrees(latitude), longitude: asDegrees(longitude) };
}

function asDegrees(text: string): string {
  const plain = text.replace(/^\+/, "");
  return plain.includes(".") ? plain : `${plain}.0`;
}

/** Reads a pair such as `45°27'51.1"N 9°11'24.0"E` or `45.4642° N, 9.19° E`. */
function readDegrees(text: string): Coordinates | null {
  const angle = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*[°º]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['\u2032\u2019]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|\u2033|\u201d|'')\s*)?`;
  const found = new RegExp(String.raw`^${angle}([NS])[\s,;]*${angle}([EOW])$`, "i").exec(text);
  if (!found) return null;
  const [latitude, longitude] = [found.slice(1, 5), found.slice(5, 9)].map(
    ([degrees, minutes, seconds, side]) => {
      const parts = [degrees, minutes, seconds].map((part) => Number((part ?? "0").replace(",", ".")));
      const [whole = 0, sixtieths = 0, rest = 0] = parts;
      const value = whole + sixtieths / 60 + rest / 3600;
      return (/[SOW]/i.test(side ?? "") ? -value : value).toFixed(6);
    },
  );
  return latitude && longitude ? pairOf(latitude, longitude) : null;
}

/** Replaces Italian decimal commas by dots, except a comma that could separate latitude and longitude. */
function withDots(text: string): string {
  const italian = /^\(?([+-]?\d{1,3}),(\d+)\s*(?:;|,\s|\s)\s*([+-]?\d{1,3}),(\d+)\)?$/.exec(text);
  if (italian) return `${italian[1]}.${italian[2]}, ${italian[3]}.${italian[4]}`;
  return text.replace(/\s*;\s*/, ", ");
}
