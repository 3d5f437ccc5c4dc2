import type { ReadAt } from "./file-window.server";

/** How a JPEG stores its pixels. */
export interface JpegFrame {
  /** The samples of all its components together, those that fill up the last blocks included. */
  samples: number;
  /** Whether the picture comes in several passes (progressive, or one colour after the other). */
  hasManyScans: boolean;
}

const startOfScan = 0xda;
/** As many as the decoder takes. */
const maxComponents = 10;

/** The frame of a JPEG by its first frame header and the scan header after it; null when one of them is missing. */
export function jpegFrame(read: ReadAt): JpegFrame | null {
  let frame: (JpegFrame & { components: number }) | null = null;
  for (let at = 2; ;) {
    const head = read(at, 5);
    if (head.length < 5) return null;
    const marker = head.readUInt8(1);
    if (head[0] !== 0xff || !hasLength(marker)) {
      // Decoders skip whatever stands between two segments.
      at += 1;
    } else if (marker === startOfScan) {
      return frame && { ...frame, hasManyScans: frame.hasManyScans || head[4] !== frame.components };
    } else {
      if (isFrame(marker)) frame ??= readFrame(marker, read(at + 5, 5 + 3 * maxComponents));
      at += 2 + head.readUInt16BE(2);
    }
  }
}

/** `content`: height and width (16 bits), number of components, then for each its id, sampling factors and table. */
function readFrame(marker: number, content: Buffer): (JpegFrame & { components: number }) | null {
  const components = content[4] ?? 0;
  if (content.length < 5 + 3 * components) return null;
  const factors = Array.from({ length: components }, (_, n) => content[5 + 3 * n + 1] ?? 0);
  const across = factors.map((factor) => factor >> 4);
  const down = factors.map((factor) => factor & 15);
  const blocksAcross = Math.ceil(content.readUInt16BE(2) / (8 * Math.max(...across)));
  const blocksDown = Math.ceil(content.readUInt16BE(0) / (8 * Math.max(...down)));
  const samplesPerBlock = factors.reduce((sum, _, n) => sum + 64 * (across[n] ?? 0) * (down[n] ?? 0), 0);
  return {
    components,
    samples: blocksAcross * blocksDown * samplesPerBlock,
    hasManyScans: isProgressive(marker),
  };
}

function hasLength(marker: number): boolean {
  return marker >= 0xc0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd9);
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isProgressive(marker: number): boolean {
  return (marker & 3) === 2;
}
