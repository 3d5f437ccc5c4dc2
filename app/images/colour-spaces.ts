/** The colours of a picture without an ICC profile, by the numbers of ITU-T H.273. */
export interface ColourSpace {
  primaries: number;
  transfer: number;
}

const [pq, hlg] = [16, 18];
/** The exponents of transfer functions that are plain powers. All others are shown as sRGB, as browsers show them. */
const powers: Record<number, number> = { 4: 2.2, 5: 2.8, 8: 1 };

type Matrix = readonly [number, number, number, number, number, number, number, number, number];
const bt709: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const smpte170: Matrix = [0.9395, 0.0502, 0.0103, 0.0178, 0.9658, 0.0164, -0.0016, -0.0044, 1.006];
/** The matrices from linear light of other primaries to linear light of sRGB: BT.601, BT.2020 and Display P3. */
const matrices: Record<number, Matrix> = {
  5: [1.044, -0.044, 0, 0, 1, 0, 0, 0.0118, 0.9882],
  6: smpte170,
  7: smpte170,
  9: [1.6605, -0.5876, -0.0728, -0.1246, 1.1329, -0.0083, -0.0182, -0.1006, 1.1187],
  12: [1.2249, -0.2249, 0, -0.0421, 1.0421, 0, -0.0196, -0.0786, 1.0983],
};

/** True when colours of this space look wrong as long as they are taken for sRGB. */
export function differsFromSrgb({ primaries, transfer }: ColourSpace): boolean {
  return primaries in matrices || transfer in powers || transfer === pq || transfer === hlg;
}

/** The light of the brightest HDR pixel (1000 nits). White paper (203 nits) is 1. */
const peak = 1000 / 203;
/** Bytes of sRGB by linear light from 0 to 1. The steps are finer than those of the darkest bytes. */
const steps = 16_384;
const srgbBytes = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const light = step / steps;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** Returns a function that turns interleaved samples into bytes of sRGB, at the same place. A fourth is no colour. */
export function srgbConverter({ primaries, transfer }: ColourSpace, bits: number) {
  const max = 2 ** bits - 1;
  const light = Float32Array.from({ length: max + 1 }, (_, sample) => lightOf(sample / max, transfer));
  const [rr, rg, rb, gr, gg, gb, br, bg, bb] = matrices[primaries] ?? bt709;
  return (bytes: Uint8Array, pixels: number, channels: number): void => {
    const samples = bits > 8 ? new Uint16Array(bytes.buffer, bytes.byteOffset, pixels * channels) : bytes;
    for (let at = 0; at < pixels * channels; at += channels) {
      const r = light[samples[at] as number] as number;
      const g = light[samples[at + 1] as number] as number;
      const b = light[samples[at + 2] as number] as number;
      const gain = steps * (transfer === pq || transfer === hlg ? gainOf(r, g, b, transfer) : 1);
      if (channels === 4) bytes[at + 3] = ((samples[at + 3] as number) / max) * 255;
      bytes[at] = byteOf(gain * (rr * r + rg * g + rb * b));
      bytes[at + 1] = byteOf(gain * (gr * r + gg * g + gb * b));
      bytes[at + 2] = byteOf(gain * (br * r + bg * g + bb * b));
    }
  };
}

const byteOf = (step: number) => srgbBytes[Math.max(0, Math.min(steps, Math.round(step)))] as number;

function lightOf(sample: number, transfer: number): number {
  if (transfer === hlg)
    return sample <= 0.5 ? sample ** 2 / 3 : (Math.exp((sample - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  if (transfer === pq) {
    const root = sample ** (32 / 2523);
    return (
      (10_000 / 203) * (Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root)) ** (16_384 / 2610)
    );
  }
  const power = powers[transfer];
  if (power !== undefined) return sample ** power;
  return sample <= 0.04045 ? sample / 12.92 : ((sample + 0.055) / 1.055) ** 2.4;
}

/** Returns the factor that brings HDR light into the range of sRGB: the curve of SMPTE ST 2094-50 (decision 18). */
function gainOf(r: number, g: number, b: number, transfer: number): number {
  // HLG tells the light of the scene. A screen raises it by a power of its luminance.
  const screen = transfer === hlg ? peak * (0.2627 * r + 0.678 * g + 0.0593 * b) ** 0.2 : 1;
  const brightest = screen * Math.max(r, g, b);
  if (brightest <= 1) return screen / 2;
  // A Bézier curve leads from white paper, which becomes half as bright, to the peak, which becomes 1.
  const bend = peak - 2.3;
  const t = (Math.sqrt(0.65 ** 2 + bend * (Math.min(brightest, peak) - 1)) - 0.65) / bend;
  return (screen * (0.5 + 0.65 * t - 0.15 * t ** 2)) / brightest;
}
