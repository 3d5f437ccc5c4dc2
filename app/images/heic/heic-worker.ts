import { parentPort, workerData } from "node:worker_threads";
import { type Canvas, drawSmaller } from "./draw-smaller";
import { type HeifPicture, openHeif } from "./libheif";
import { longestSide } from "~/photo-store/photo-files";
import { unrotated, type Orientation } from "~/images/exif/orientation";

/** What the site hands to this worker thread (bundled to one CommonJS text, run with `eval: true`). */
export interface HeicTask {
  path: string;
  /** The size that the file's header promised. */
  width: number;
  height: number;
  /** How many bytes libheif's memory and the decoded picture beside it may take together. */
  maxBytes: number;
}

/** What the worker answers, once: RGB or RGBA in the file's own colours, and its turn; or that there is no picture. */
export type HeicAnswer = { ok: true; picture: Canvas; turn: Orientation } | { ok: false };

const bytesPerPage = 65_536;

let bytesLeft = (workerData as HeicTask).maxBytes;

const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * bytesPerPage > bytesLeft) throw new RangeError("too much memory");
  return grow.call(this, pages);
};

async function decode({ path, width, height }: HeicTask): Promise<HeicAnswer> {
  const heif = await openHeif(path);
  if (heif.width !== width || heif.height !== height) return { ok: false };
  const isTiled = heif.tiles.columns * heif.tiles.rows > 1 && !heif.hasAlpha;
  if (!isTiled || !heif.turn) return { ok: true, picture: drawWhole(heif), turn: unrotated };
  return { ok: true, picture: drawTiles(heif), turn: heif.turn };
}

/** All pixels are in libheif's memory at once, so only what the site shows of them is taken out of it. */
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

/** Only one tile is decoded at a time. Whole pixels become one, as many as the site can do without. */
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

function emptyCanvas(width: number, height: number, channels: number): Canvas {
  const bytes = width * height * channels;
  bytesLeft -= bytes;
  if (bytesLeft < 0) throw new RangeError("too much memory");
  return { data: new Uint8Array(bytes), width, height, channels };
}

void decode(workerData as HeicTask)
  .catch((): HeicAnswer => ({ ok: false }))
  .then((answer) => parentPort?.postMessage(answer, answer.ok ? [answer.picture.data.buffer] : []));
