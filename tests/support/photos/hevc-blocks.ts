/** A colour as red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** A still picture in HEVC: parameter sets with their unit types, and slices. Each slice is a complete unit. */
export interface HevcPicture {
  width: number;
  height: number;
  parameterSets: { type: number; unit: Buffer }[];
  slices: Buffer[];
}

/** The profile "Main Still Picture", level 3.1: the same 12 bytes in the stream and in the file around it. */
export const profileAndLevel = Buffer.from("03700000900000000000005d", "hex");

/** The largest block that HEVC can store without compressing it. */
export const blockSide = 32;
// The bits of HEVC's arithmetic coder for a block that is stored without compression, and the end of the slice.
const storedAsItIs = "100001101";
const sliceEnds = "111111101";

/** Returns a real HEVC picture of plain 32 × 32 blocks without compression, one slice each. It needs no encoder. */
export function hevcPicture(blocks: Colour[][], bits: 8 | 10): HevcPicture {
  const colours = blocks.flat();
  const width = (blocks[0]?.length ?? 0) * blockSide;
  const height = blocks.length * blockSide;
  const addressBits = Math.ceil(Math.log2(colours.length));
  const parameterSets = [
    { type: 32, unit: unit(32, videoParameters()) },
    { type: 33, unit: unit(33, sequenceParameters(width, height, bits)) },
    { type: 34, unit: unit(34, pictureParameters()) },
  ];
  const slices = colours.map((colour, at) => {
    const start = at === 0 ? "1" + "0" : "0" + "0";
    const header = start + ue(0) + (at === 0 ? "" : u(at, addressBits)) + ue(2) + ue(0);
    return unit(19, aligned(header + "1"), aligned(storedAsItIs), samples(colour, bits), aligned(sliceEnds));
  });
  return { width, height, parameterSets, slices };
}

function videoParameters(): Buffer {
  const layers = u(0, 4) + "11" + u(0, 6) + u(0, 3) + "1" + u(0xffff, 16);
  return aligned(layers + bitsOf(profileAndLevel) + "1" + ue(0, 0, 0) + u(0, 6) + ue(0) + "0" + "0" + "1");
}

function sequenceParameters(width: number, height: number, bits: number): Buffer {
  const format = ue(0, 1, width, height) + "0" + ue(bits - 8, bits - 8, 0);
  const buffering = "1" + ue(0, 0, 0);
  const blockSizes = ue(2, 0, 0, 3, 0, 0) + "0" + "0" + "0";
  const stored = "1" + u(bits - 1, 4) + u(bits - 1, 4) + ue(2, 0) + "1";
  const rest = ue(0) + "0" + "0" + "0" + "0" + "0" + "1";
  return aligned(
    u(0, 4) + u(0, 3) + "1" + bitsOf(profileAndLevel) + format + buffering + blockSizes + stored + rest,
  );
}

function pictureParameters(): Buffer {
  const coding = ue(0, 0) + "0" + "0" + u(0, 3) + "0" + "0" + ue(0, 0, 0) + "0" + "0" + "0";
  const colour = ue(0, 0) + "0" + "0" + "0" + "0";
  const noSmoothing = "0" + "0" + "0" + "1" + "0" + "1";
  return aligned(coding + colour + noSmoothing + "0" + "0" + ue(0) + "0" + "0" + "1");
}

/**
 * Returns the samples of a block: full-range Y for every pixel, Cb and Cr for every fourth (the matrix that JPEG
 * uses).
 */
function samples([r, g, b]: Colour, bits: number): Buffer {
  const y = 0.299 * r + 0.587 * g + 0.114 * b;
  const plane = (value: number, size: number) => {
    const sample = Math.round((value * (2 ** bits - 1)) / 255);
    return bits === 8 ? Buffer.alloc(size * size, sample) : aligned(u(sample, bits).repeat(size * size));
  };
  return Buffer.concat([
    plane(y, blockSide),
    plane(128 + (b - y) / 1.772, blockSide / 2),
    plane(128 + (r - y) / 1.402, blockSide / 2),
  ]);
}

function unit(type: number, ...payload: Buffer[]): Buffer {
  const bytes = [type << 1, 1];
  let zeros = 0;
  for (const byte of Buffer.concat(payload)) {
    // Two zeros and a small number would look like the start of the next unit.
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}

function u(value: number, bits: number): string {
  return value.toString(2).padStart(bits, "0");
}

/** Returns Exponential-Golomb codes, the standard's ue(v) and se(0). */
function ue(...values: number[]): string {
  return values
    .map((value) => (value + 1).toString(2))
    .map((code) => "0".repeat(code.length - 1) + code)
    .join("");
}

function bitsOf(bytes: Buffer): string {
  return [...bytes].map((byte) => u(byte, 8)).join("");
}

function aligned(bits: string): Buffer {
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
