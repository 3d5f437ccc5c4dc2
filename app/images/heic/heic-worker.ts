import { parentPort, workerData } from "node:worker_threads";
import { type HeifPicture, openHeif, type Plane } from "./libheif";
import type { ColourSpace } from "~/images/colour-spaces";
import { longestSide } from "~/photo-store/photo-files";
import { unrotated, type Orientation } from "~/images/exif/exif-tags";

/** The input of this worker thread. The thread runs with `eval: true` from one bundled CommonJS text. */
export interface HeicTask {
  path: string;
  /** The size in pixels that the file's header states. */
  width: number;
  height: number;
  /** The colours of the file, when it describes other ones than sRGB and has no ICC profile. */
  colours: ColourSpace | null;
  /** The maximum memory for libheif and the decoded picture together. */
  maxBytes: number;
}

/** The worker's only answer: a picture in sRGB, or in the colours of the file's ICC profile, with its turn; or none. */
export type HeicAnswer = { ok: true; picture: Canvas; turn: Orientation } | { ok: false };

const bytesPerPage = 65_536;
let bytesLeft = (workerData as HeicTask).maxBytes;
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * bytesPerPage > bytesLeft) throw new RangeError("too much memory");
  return grow.call(this, pages);
};

async function decode({ path, width, height, colours }: HeicTask): Promise<HeicAnswer> {
  const heif = await openHeif(path, colours);
  if (heif.width !== width || heif.height !== height) return { ok: false };
  const isTiled = heif.tiles.columns * heif.tiles.rows > 1 && !heif.hasAlpha;
  if (!isTiled || !heif.turn) return { ok: true, picture: drawWhole(heif), turn: unrotated };
  return { ok: true, picture: drawTiles(heif), turn: heif.turn };
}

/** Draws a whole picture, no larger than the site shows it: libheif needs memory for all its pixels. */
function drawWhole(heif: HeifPicture): Canvas {
  const scale = Math.max(1, Math.max(heif.width, heif.height) / longestSide);
  const size = { width: Math.round(heif.width / scale), height: Math.round(heif.height / scale) };
  const canvas = emptyCanvas(size.width, size.height, heif.hasAlpha ? 4 : 3);
  heif.decode((plane) => {
    const [across, down] = [plane.width / canvas.width, plane.height / canvas.height];
    drawSmaller(plane, canvas, { left: 0, top: 0, ...size, across, down });
  });
  return canvas;
}

/** Draws a picture tile by tile, smaller by a whole factor, but at least as large as the site shows it. */
function drawTiles({ tiles, stored, decodeTile, freeTiles }: HeifPicture): Canvas {
  let scale = Math.max(1, Math.floor(Math.max(stored.width, stored.height) / longestSide));
  while (tiles.width % scale !== 0 || tiles.height % scale !== 0) scale -= 1;
  const [width, height] = [Math.floor(stored.width / scale), Math.floor(stored.height / scale)];
  const canvas = emptyCanvas(width, height, 3);
  for (let row = 0; row < tiles.rows; row += 1) {
    for (let column = 0; column < tiles.columns; column += 1) {
      const [left, top] = [(column * tiles.width) / scale, (row * tiles.height) / scale];
      const size = {
        width: Math.min(tiles.width / scale, canvas.width - left),
        height: Math.min(tiles.height / scale, canvas.height - top),
      };
      decodeTile(column, row, (plane) => {
        drawSmaller(plane, canvas, { left, top, ...size, across: scale, down: scale });
      });
    }
    freeTiles();
  }
  return canvas;
}

/** A picture that is being drawn: interleaved bytes, row by row. */
type Canvas = ReturnType<typeof emptyCanvas>;

function emptyCanvas(width: number, height: number, channels: number) {
  const bytes = width * height * channels;
  bytesLeft -= bytes;
  if (bytesLeft < 0) throw new RangeError("too much memory");
  return { data: new Uint8Array(bytes), width, height, channels };
}

void decode(workerData as HeicTask)
  .catch((): HeicAnswer => ({ ok: false }))
  .then((answer) => parentPort?.postMessage(answer, answer.ok ? [answer.picture.data.buffer] : []));

/** A rectangle of a canvas, in pixels. Each is made from `across` × `down` pixels (1 or more) of a plane. */
interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
  across: number;
  down: number;
}

/** Fills a rectangle from the beginning of a plane: each pixel is the mean of the plane's pixels that it replaces. */
function drawSmaller(plane: Plane, canvas: Canvas, rect: Rect): void {
  const { channels } = canvas;
  const columns = spans(rect.width, rect.across, plane.width);
  const sums = new Float32Array(rect.width * channels);
  for (const [y, { first, weights }] of spans(rect.height, rect.down, plane.height).entries()) {
    const into = ((rect.top + y) * canvas.width + rect.left) * channels;
    if (rect.across === 1 && rect.down === 1) {
      const from = first * plane.stride;
      canvas.data.set(plane.data.subarray(from, from + sums.length), into);
      continue;
    }
    sums.fill(0);
    for (const [n, weight] of weights.entries()) addRow(sums, columns, plane, first + n, weight, channels);
    // Storing a sum into a byte drops its decimals. Adding 0.5 first rounds it.
    for (let at = 0; at < sums.length; at += 1) canvas.data[into + at] = (sums[at] ?? 0) + 0.5;
  }
}

/** Some pixels from `first` on. The sum of their weights is 1. */
interface Span {
  first: number;
  weights: number[];
}

/** Divides a line of `available` pixels into `count` spans of `scale` pixels. Each span becomes one pixel. */
function spans(count: number, scale: number, available: number): Span[] {
  return Array.from({ length: count }, (_, n) => {
    const [start, end] = [n * scale, Math.min((n + 1) * scale, available)];
    const first = Math.floor(start);
    const covered = Array.from({ length: Math.ceil(end) - first }, (_, at) => {
      return Math.min(first + at + 1, end) - Math.max(first + at, start);
    });
    return { first, weights: covered.map((share) => share / (end - start)) };
  });
}

function addRow(
  sums: Float32Array,
  columns: Span[],
  { data, stride }: Plane,
  row: number,
  weight: number,
  channels: number,
): void {
  for (let x = 0; x < columns.length; x += 1) {
    const { first, weights } = columns[x] as Span;
    for (let n = 0; n < weights.length; n += 1) {
      const from = row * stride + (first + n) * channels;
      const share = weight * (weights[n] as number);
      for (let channel = 0; channel < channels; channel += 1) {
        const into = x * channels + channel;
        sums[into] = (sums[into] as number) + share * (data[from + channel] as number);
      }
    }
  }
}
