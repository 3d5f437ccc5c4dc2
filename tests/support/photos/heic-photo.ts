import { blockSide, type Colour, hevcPicture, profileAndLevel } from "./hevc-blocks";

/** The looks and metadata of a test's own HEIC. */
export interface HeicPhoto {
  /** The colours of its 32 × 32 pixel blocks, row by row, as stored. */
  blocks: Colour[][];
  /** The quarter turns that a viewer has to make, anticlockwise. */
  quarterTurns?: number;
  /** The value of the HEIC box `imir` (0 or 1): the axis by which a viewer mirrors the picture after turning it. */
  mirrorAxis?: number;
  /** The side of a tile in blocks. Phones store pictures as tiles. Without it the picture is stored as a whole. */
  tileBlocks?: number;
  /** The size of the picture in pixels, when its tiles are larger. */
  cut?: { width: number; height: number };
  /** The bits of a colour. Without them there are eight. */
  bits?: 8 | 10;
  /** The colours, in numbers of ITU-T H.273: primaries, transfer and matrix. Without them they are sRGB. */
  colours?: readonly [number, number, number];
  /** An ICC profile. */
  profile?: Uint8Array;
  /** An EXIF block (TIFF, without the "Exif" prefix). */
  exif?: Uint8Array;
  /** A false size in the header. */
  promised?: { width: number; height: number };
  brand?: string;
  /** Another picture before the main one in the file. */
  sidePicture?: Colour[][];
}

/** Returns a real HEIC file, as an iPhone would make it, but with plain blocks. */
export function heicPhoto(photo: HeicPhoto): Buffer {
  const side = photo.sidePicture && { id: 1, ...pictureItem(photo.sidePicture, {}) };
  const main = { id: 2, ...(photo.tileBlocks ? gridItem(photo) : pictureItem(photo.blocks, photo)) };
  const exif = photo.exif && {
    id: 3,
    type: "Exif",
    bytes: Buffer.concat([u32(0), photo.exif]),
    properties: [],
  };
  const tiles = tileItems(photo).map((item, at) => ({ id: 4 + at, ...item }));
  const items: Item[] = [side, main, exif, ...tiles].filter((item) => item !== undefined);
  const references = [
    ...(exif ? [box("cdsc", u16(exif.id), u16(1), u16(main.id))] : []),
    ...(tiles.length > 0
      ? [box("dimg", u16(main.id), u16(tiles.length), ...tiles.map(({ id }) => u16(id)))]
      : []),
  ];
  const properties = distinct(items.flatMap((item) => item.properties));
  const contents = distinct(items.map((item) => item.bytes));
  const fileType = box("ftyp", text(photo.brand ?? "heic"), u32(0), text("mif1heic"));
  const meta = (start: number) =>
    box(
      "meta",
      u32(0),
      box("hdlr", u32(0), u32(0), text("pict"), Buffer.alloc(13)),
      box("pitm", u32(0), u16(main.id)),
      box("iloc", u32(0), u16(0x4400), u16(items.length), ...places(items, contents, start)),
      box("iinf", u32(0), u16(items.length), ...items.map(information)),
      ...(references.length > 0 ? [box("iref", u32(0), ...references)] : []),
      box(
        "iprp",
        box("ipco", ...properties),
        box("ipma", u32(0), u32(items.length), ...items.map((item) => association(item, properties))),
      ),
    );
  const start = fileType.length + meta(0).length + 8;
  return Buffer.concat([fileType, meta(start), box("mdat", ...contents)]);
}

interface Item {
  id: number;
  type: string;
  bytes: Buffer;
  properties: Buffer[];
  isHidden?: boolean;
}

type Content = Omit<Item, "id">;

function pictureItem(blocks: Colour[][], photo: Omit<HeicPhoto, "blocks">): Content {
  const { bits = 8 } = photo;
  const picture = hevcPicture(blocks, bits);
  const bytes = Buffer.concat(picture.slices.flatMap((slice) => [u32(slice.length), slice]));
  const codec = box("hvcC", configuration(picture.parameterSets, bits));
  return { type: "hvc1", bytes, properties: [codec, ...properties(picture, photo)] };
}

function gridItem(photo: HeicPhoto): Content {
  const { blocks, tileBlocks = 1 } = photo;
  const [columns, rows] = [(blocks[0]?.length ?? 0) / tileBlocks, blocks.length / tileBlocks];
  const size = photo.cut ?? {
    width: columns * tileBlocks * blockSide,
    height: rows * tileBlocks * blockSide,
  };
  const bytes = Buffer.concat([
    Buffer.from([0, 0, rows - 1, columns - 1]),
    u16(size.width),
    u16(size.height),
  ]);
  return { type: "grid", bytes, properties: properties(size, photo) };
}

/** Returns the tiles of a picture, row by row. */
function tileItems({ blocks, tileBlocks, bits }: HeicPhoto): Content[] {
  if (!tileBlocks) return [];
  const known = new Map<string, Content>();
  const starts = (length: number) => Array.from({ length: length / tileBlocks }, (_, n) => n * tileBlocks);
  return starts(blocks.length).flatMap((top) =>
    starts(blocks[0]?.length ?? 0).map((left) => {
      const tile = blocks.slice(top, top + tileBlocks).map((row) => row.slice(left, left + tileBlocks));
      const key = JSON.stringify(tile);
      const item = known.get(key) ?? { ...pictureItem(tile, { bits }), isHidden: true };
      known.set(key, item);
      return item;
    }),
  );
}

function properties(size: { width: number; height: number }, photo: Omit<HeicPhoto, "blocks">): Buffer[] {
  const { width, height } = photo.promised ?? size;
  const colours = photo.colours ?? [1, 13, 6];
  return [
    box("ispe", u32(0), u32(width), u32(height)),
    box("colr", text("nclx"), ...colours.map(u16), u8(0x80)),
    ...(photo.profile ? [box("colr", text("prof"), photo.profile)] : []),
    ...(photo.quarterTurns ? [box("irot", u8(photo.quarterTurns))] : []),
    ...(photo.mirrorAxis === undefined ? [] : [box("imir", u8(photo.mirrorAxis))]),
  ];
}

function distinct(buffers: Buffer[]): Buffer[] {
  return buffers.filter((one, at) => buffers.findIndex((other) => one.equals(other)) === at);
}

function places(items: Item[], contents: Buffer[], start: number): Buffer[] {
  return items.map(({ id, bytes }) => {
    const at = contents.findIndex((content) => content.equals(bytes));
    const before = contents.slice(0, at).reduce((sum, content) => sum + content.length, 0);
    return Buffer.concat([u16(id), u16(0), u16(1), u32(start + before), u32(bytes.length)]);
  });
}

function information({ id, type, isHidden }: Item): Buffer {
  return box("infe", u32(isHidden ? 0x02000001 : 0x02000000), u16(id), u16(0), text(type), u8(0));
}

function association({ id, properties }: Item, all: Buffer[]): Buffer {
  const numbers = properties.map((property) => 1 + all.findIndex((other) => other.equals(property)));
  return Buffer.concat([u16(id), u8(numbers.length), Buffer.from(numbers)]);
}

function configuration(parameterSets: { type: number; unit: Buffer }[], bits: number): Buffer {
  const depth = 0xf8 | (bits - 8);
  const header = Buffer.from([0xf0, 0, 0xfc, 0xfd, depth, depth, 0, 0, 0x0f, parameterSets.length]);
  const sets = parameterSets.map(({ type, unit }) =>
    Buffer.concat([u8(type), u16(1), u16(unit.length), unit]),
  );
  return Buffer.concat([u8(1), profileAndLevel, header, ...sets]);
}

function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
}

function text(value: string): Buffer {
  return Buffer.from(value, "latin1");
}

function u8(value: number): Buffer {
  return Buffer.from([value]);
}

function u16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 255]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
