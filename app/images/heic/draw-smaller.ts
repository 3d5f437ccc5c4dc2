import type { Plane } from "./libheif";

/** A picture that is being put together: interleaved bytes, row by row. */
export interface Canvas {
  data: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  channels: number;
}

/** A part of a canvas, and how many pixels of a plane, across and down, become one of its pixels (1 or more). */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  across: number;
  down: number;
}

/** Fills a part of a canvas from the beginning of a plane: each pixel is the mean of those that it stands for. */
export function drawSmaller(plane: Plane, canvas: Canvas, place: Place): void {
  const { channels } = canvas;
  const rowBytes = place.width * channels;
  const columns = spans(place.width, place.across, plane.width);
  const rows = spans(place.height, place.down, plane.height);
  const sums = new Float32Array(rowBytes);
  for (let y = 0; y < place.height; y += 1) {
    const into = ((place.top + y) * canvas.width + place.left) * channels;
    const { first = 0, weights = [] } = rows[y] ?? {};
    if (place.across === 1 && place.down === 1) {
      const from = first * plane.stride;
      canvas.data.set(plane.data.subarray(from, from + rowBytes), into);
      continue;
    }
    sums.fill(0);
    for (const [n, weight] of weights.entries()) addRow(sums, columns, plane, first + n, weight, channels);
    // Typed arrays cut off what stands behind the point.
    for (let at = 0; at < rowBytes; at += 1) canvas.data[into + at] = (sums[at] ?? 0) + 0.5;
  }
}

interface Span {
  first: number;
  /** How much each of the pixels from the first one on counts; together 1. */
  weights: number[];
}

/** Which pixels of a line become each of `count` pixels, when `scale` of them become one. */
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
