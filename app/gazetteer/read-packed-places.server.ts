import { brotliDecompressSync } from "node:zlib";

/** All places, each known by its number from 0. The places of one area follow each other, the largest first. */
export type PackedPlaces = ReturnType<typeof readPackedPlaces>;

/** Reads a packed file. `scripts/places/pack-places.mjs` writes it and describes its layout. */
export function readPackedPlaces(packed: Uint8Array) {
  const bytes = brotliDecompressSync(packed);
  const columns = 4 + bytes.readUInt32LE();
  const text = bytes.toString("utf8", 4, columns);
  const firstLine = text.indexOf("\n");
  const lines = `${text.slice(firstLine + 1)}\n`;
  const ends = lineEnds(lines);
  const count = ends.length;
  const column = (number: number, place: number) => bytes[columns + number * count + place] ?? 0;
  const degrees = (first: number, place: number) =>
    ((column(first, place) << 16) | (column(first + 1, place) << 8) | column(first + 2, place)) / 1000;
  const numbers = (numberOf: (place: number) => number) =>
    new Float64Array(count).map((_, place) => numberOf(place));
  return {
    count,
    /** One line for each place: its names with tabs between them, the Italian name first. */
    lines,
    names: (place: number) =>
      lines.slice(place > 0 ? (ends[place - 1] ?? 0) + 1 : 0, ends[place]).split("\t"),
    /** Returns `IT-LE` in an Italian province, `US-GA` in a state of the USA, else the ISO 3166 country code. */
    area: areasIn(text.slice(0, firstLine)),
    latitudes: numbers((place) => degrees(0, place) - 90),
    longitudes: numbers((place) => degrees(3, place) - 180),
    /** The numbers of inhabitants, accurate to about 4 per cent. */
    people: numbers((place) => 2 ** (column(6, place) / 10) - 1),
  };
}

/** Returns the end of each line of a text, in order. */
export function lineEnds(text: string): number[] {
  const ends = [];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) ends.push(at);
  return ends;
}

function areasIn(line: string): (place: number) => string {
  let end = 0;
  const areas = line.split("\t").map((entry) => {
    const [code = "", count] = entry.split(" ");
    end += Number(count);
    return { code, end };
  });
  return (place) => areas.find((area) => place < area.end)?.code ?? "";
}
