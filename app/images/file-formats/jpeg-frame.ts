import type { Piece } from "./photo-pieces";

/** How a JPEG stores its pixels. */
export interface JpegFrame {
  /** The samples of all its components together, those that fill up the last blocks included. */
  samples: number;
  /** Whether the picture comes in several passes (progressive, or one colour after the other). */
  hasManyScans: boolean;
}

/** The frame of a JPEG by its first frame header and the scan header after it; null when one of them is missing. */
export function jpegFrame(file: Buffer, segments: Piece[]): JpegFrame | null {
  const header = segments.find(({ name }) => /^c[0-35-79abd-f]$/.test(name));
  const scan = segments.find(({ name }) => name === "da");
  if (!header || !scan || scan.start < header.start) return null;
  // Height and width (16 bits), number of components, then for each its id, sampling factors and table.
  const content = file.subarray(header.start);
  const components = content[5] ?? 0;
  if (content.length < 6 + 3 * components) return null;
  const factors = Array.from({ length: components }, (_, n) => content[6 + 3 * n + 1] ?? 0);
  const across = factors.map((factor) => factor >> 4);
  const down = factors.map((factor) => factor & 15);
  const blocksAcross = Math.ceil(content.readUInt16BE(3) / (8 * Math.max(...across)));
  const blocksDown = Math.ceil(content.readUInt16BE(1) / (8 * Math.max(...down)));
  const samplesPerBlock = factors.reduce((sum, _, n) => sum + 64 * (across[n] ?? 0) * (down[n] ?? 0), 0);
  const isProgressive = (Number.parseInt(header.name, 16) & 3) === 2;
  return {
    samples: blocksAcross * blocksDown * samplesPerBlock,
    hasManyScans: isProgressive || file[scan.start] !== components,
  };
}
