import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import libheif from "libheif-js/wasm-bundle";
import { type ColourSpace, srgbConverter } from "~/images/colour-spaces";
import { specifyMatrices } from "~/images/file-formats/heif-items";
import { photoPieces } from "~/images/file-formats/photo-pieces";
import { unrotated, mirrored, rotated, type Orientation } from "~/images/exif/exif-tags";

/** Decoded pixels in libheif's memory: interleaved bytes. A row begins `stride` bytes after the last one. */
export interface Plane {
  data: Uint8Array;
  stride: number;
  width: number;
  height: number;
}

export type HeifPicture = Awaited<ReturnType<typeof openHeif>>;

// The next constants are values of libheif's enumerations.
const rgbColours = 1;
const interleaved = 10;
const [rgb, rgb16] = [10, 14];
const [rotation, mirroring] = [0x69726f74, 0x696d6972];
const upsideDown = 0;

/** The size of a pointer or a number in libheif's structures, in bytes. */
const word = 4;
const maxTransformations = 16;

/**
 * Opens the main picture of a HEIC file. Its pixels become sRGB when its colours are given. This and decoding throw for
 * a broken file, and without enough memory.
 */
export async function openHeif(path: string, colours: ColourSpace | null) {
  // The file's memory is never freed: the caller ends the thread afterwards.
  await libheif.ready;
  const error = libheif._malloc(3 * word);
  const out = libheif._malloc(maxTransformations * word);
  const outWord = (n = 0) => wordAt(out + n * word);
  const check = () => {
    if (wordAt(error) !== 0) throw new Error(`libheif: error ${wordAt(error)}, ${wordAt(error + word)}`);
  };

  const file = copyIn(path);
  const open = () => {
    const context = libheif._heif_context_alloc();
    libheif._heif_context_read_from_memory_without_copy(error, context, file.start, file.bytes, 0);
    check();
    libheif._heif_context_get_primary_image_handle(error, context, out);
    check();
    return { context, picture: outWord() };
  };
  let { context, picture } = open();
  libheif._heif_image_handle_get_image_tiling(error, picture, 0, out);
  check();
  // All tiles have one size. Together they may be larger than the picture.
  const tiles = { columns: outWord(1), rows: outWord(2), width: outWord(3), height: outWord(4) };
  const stored = { width: outWord(5), height: outWord(6) };
  const hasAlpha = libheif._heif_image_handle_has_alpha_channel(picture) !== 0;
  const channels = hasAlpha ? 4 : 3;
  // HDR of eight bits would have visible steps.
  const bits = colours ? libheif._heif_image_handle_get_luma_bits_per_pixel(picture) : 8;
  const toSrgb = colours && srgbConverter(colours, bits);
  // The enumeration's next value is the same with alpha.
  const chroma = (bits > 8 ? rgb16 : rgb) + Number(hasAlpha);
  const asStored = libheif._heif_decoding_options_alloc();
  // The first byte of this structure is its version. The second byte is the option `ignore_transformations`.
  libheif.HEAPU8[asStored + 1] = 1;

  const usePixels = (use: (plane: Plane) => void) => {
    check();
    const image = outWord();
    const start = libheif._heif_image_get_plane_readonly(image, interleaved, out);
    if (start === 0) throw new Error("libheif: no pixels");
    const data = (libheif.HEAPU8 as Uint8Array).subarray(start);
    const [stride, width] = [outWord(), libheif._heif_image_get_width(image, interleaved)];
    const height = libheif._heif_image_get_height(image, interleaved);
    for (let row = 0; row < height; row += 1) toSrgb?.(data.subarray(row * stride), width, channels);
    use({ data, stride, width, height });
    libheif._heif_image_release(image);
  };

  return {
    /** The size in pixels as viewers show the picture: cropped and turned. */
    width: libheif._heif_image_handle_get_width(picture),
    height: libheif._heif_image_handle_get_height(picture),
    hasAlpha,
    tiles,
    stored,
    turn: turnOf(context, libheif._heif_image_handle_get_item_id(picture), out),
    /** Decodes the whole picture, cropped and turned. The pixels are RGB, or RGBA when the picture has alpha. */
    decode(use: (plane: Plane) => void) {
      libheif._heif_decode_image(error, picture, out, rgbColours, chroma, 0);
      usePixels(use);
    },
    /** Decodes one stored tile, without alpha. libheif keeps the tile's compressed bytes until `freeTiles`. */
    decodeTile(column: number, row: number, use: (plane: Plane) => void) {
      const { _heif_image_handle_decode_image_tile: decodeTile } = libheif;
      decodeTile(error, picture, out, rgbColours, chroma, asStored, column, row);
      usePixels(use);
    },
    freeTiles() {
      libheif._heif_image_handle_release(picture);
      libheif._heif_context_free(context);
      ({ context, picture } = open());
    },
  };
}

function wordAt(place: number): number {
  return new DataView((libheif.HEAPU8 as Uint8Array).buffer).getUint32(place, true);
}

function copyIn(path: string) {
  const file = openSync(path, "r");
  try {
    const bytes = fstatSync(file).size;
    const start = libheif._malloc(bytes);
    if (start === 0) throw new RangeError("libheif: no memory for the file");
    const copy = Buffer.from((libheif.HEAPU8 as Uint8Array).buffer, start, bytes);
    readSync(file, copy);
    specifyMatrices(copy, photoPieces("heif", copy) ?? []);
    return { start, bytes };
  } finally {
    closeSync(file);
  }
}

/** Returns the turn from the stored to the upright picture. Null when the picture must also be cropped. */
function turnOf(context: number, item: number, out: number): Orientation | null {
  const count = libheif._heif_item_get_transformation_properties(context, item, out, maxTransformations);
  let turn = unrotated;
  for (let n = 0; n < count; n += 1) {
    const property = wordAt(out + n * word);
    const kind = libheif._heif_item_get_property_type(context, item, property);
    if (kind === rotation) {
      const anticlockwise = libheif._heif_item_get_property_transform_rotation_ccw(context, item, property);
      turn = rotated(turn, -anticlockwise);
    } else if (kind === mirroring) {
      const direction = libheif._heif_item_get_property_transform_mirror(context, item, property);
      turn = mirrored(turn, direction === upsideDown ? "upside-down" : "left-right");
    } else return null;
  }
  return turn;
}
