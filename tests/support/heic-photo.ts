import { type Colour, hevcPicture, profileAndLevel } from "./hevc-blocks";

/** What a test's own HEIC looks like, and what its file says about itself. */
export interface HeicPhoto {
  /** The colours of its 32 × 32 pixel blocks, row by row, as stored. */
  blocks: Colour[][];
  /** Quarter turns that a viewer has to make, anticlockwise. */
  quarterTurns?: number;
  /** An ICC profile. */
  profile?: Uint8Array;
  /** An EXIF block (TIFF, without the "Exif" prefix). */
  exif?: Uint8Array;
  /** A size that the header promises although it is not true. */
  promised?: { width: number; height: number };
  brand?: string;
  /** Another picture that stands before the main one in the file. */
  sidePicture?: Colour[][];
}

/** A real HEIC file, as an iPhone would make it, but of plain blocks. */
export function heicPhoto(photo: HeicPhoto): Buffer {
  const main = { id: 2, type: "hvc1", ...pictureItem(photo) };
  const side = photo.sidePicture && { id: 1, type: "hvc1", ...pictureItem({ blocks: photo.sidePicture }) };
  const exif = photo.exif && {
    id: 3,
    type: "Exif",
    bytes: Buffer.concat([u32(0), photo.exif]),
    properties: [],
  };
  const items: Item[] = [side, main, exif].filter((item) => item !== undefined);
  const properties = items.flatMap((item) => item.properties);
  const fileType = box("ftyp", text(photo.brand ?? "heic"), u32(0), text("mif1heic"));
  const meta = (start: number) =>
    box(
      "meta",
      u32(0),
      box("hdlr", u32(0), u32(0), text("pict"), Buffer.alloc(13)),
      box("pitm", u32(0), u16(main.id)),
      box("iloc", u32(0), u16(0x4400), u16(items.length), ...places(items, start)),
      box("iinf", u32(0), u16(items.length), ...items.map(information)),
      ...(exif ? [box("iref", u32(0), box("cdsc", u16(exif.id), u16(1), u16(main.id)))] : []),
      box("iprp", box("ipco", ...properties), box("ipma", u32(0), u32(items.length), ...associations(items))),
    );
  const start = fileType.length + meta(0).length + 8;
  return Buffer.concat([fileType, meta(start), box("mdat", ...items.map((item) => item.bytes))]);
}

interface Item {
  id: number;
  type: string;
  bytes: Buffer;
  properties: Buffer[];
}

function pictureItem(photo: HeicPhoto): Pick<Item, "bytes" | "properties"> {
  const picture = hevcPicture(photo.blocks);
  const size = photo.promised ?? picture;
  const properties = [
    box("hvcC", configuration(picture.parameterSets)),
    box("ispe", u32(0), u32(size.width), u32(size.height)),
    box("colr", text("nclx"), u16(1), u16(13), u16(6), u8(0x80)),
    ...(photo.profile ? [box("colr", text("prof"), photo.profile)] : []),
    ...(photo.quarterTurns ? [box("irot", u8(photo.quarterTurns))] : []),
  ];
  return { bytes: Buffer.concat(picture.slices.flatMap((slice) => [u32(slice.length), slice])), properties };
}

function places(items: Item[], start: number): Buffer[] {
  return items.map(({ id, bytes }, at) => {
    const before = items.slice(0, at).reduce((sum, item) => sum + item.bytes.length, 0);
    return Buffer.concat([u16(id), u16(0), u16(1), u32(start + before), u32(bytes.length)]);
  });
}

function information({ id, type }: Item): Buffer {
  return box("infe", u32(0x02000000), u16(id), u16(0), text(type), u8(0));
}

function associations(items: Item[]): Buffer[] {
  let last = 0;
  return items.map(({ id, properties }) =>
    Buffer.concat([u16(id), u8(properties.length), Buffer.from(properties.map(() => (last += 1)))]),
  );
}

function configuration(parameterSets: { type: number; unit: Buffer }[]): Buffer {
  const facts = Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, parameterSets.length]);
  const sets = parameterSets.map(({ type, unit }) =>
    Buffer.concat([u8(type), u16(1), u16(unit.length), unit]),
  );
  return Buffer.concat([u8(1), profileAndLevel, facts, ...sets]);
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
