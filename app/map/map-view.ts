import type { MapFrame } from "./geometry/map-frame";
import { type GeoPoint, inverseProject, project } from "./geometry/mercator";

/** A square part of the map: its centre in degrees, and its zoom from 0 (the earth) upwards. */
export interface MapView extends GeoPoint {
  zoom: number;
}

/** The width of a view in degrees of the equator, by zoom. */
const widths = [360, 120, 50, 18, 6, 2, 0.7, 0.2];
export const lastZoom = widths.length - 1;
/** The side of a view on every screen, in CSS pixels. The server needs this to find the point of a click. */
export const viewSize = 240;
const italy: MapView = { latitude: 42.2, longitude: 12.6, zoom: 3 };

/** Returns the view around a point. Without a point it is the view of Italy. */
export function viewAround(point: GeoPoint | null): MapView {
  return point ? { ...point, zoom: 5 } : italy;
}

/** Returns the part of the map to show: the previous part when the point is in it, else the part around the point. */
export function viewWith(point: GeoPoint | null, previous: MapView | null): MapView {
  if (!point || Math.abs(point.latitude) > 90 || Math.abs(point.longitude) > 180) {
    return previous ?? viewAround(null);
  }
  return previous && isInView(previous, point) ? previous : viewAround(point);
}

/** Writes a view as text, `45.46420,9.19000,5`. */
export function formatView({ latitude, longitude, zoom }: MapView): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${zoom}`;
}

/** Reads the text of a view; null for any other text. */
export function parseView(text: string): MapView | null {
  if (!/^-?\d{1,3}\.\d{5},-?\d{1,3}\.\d{5},\d$/.test(text)) return null;
  const [latitude = 0, longitude = 0, zoom = 0] = text.split(",").map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom <= lastZoom
    ? { latitude, longitude, zoom }
    : null;
}

/** Returns the frame of a view. A frame does not extend beyond the poles. */
export function frameOfView(view: MapView): MapFrame {
  const width = widths[view.zoom] ?? 360;
  const { x, y } = project(view);
  const top = Math.min(180 - width, Math.max(-180, y - width / 2));
  return { shape: "square", x: x - width / 2, y: top, width, height: width, scale: 1000 / width };
}

/** Returns the point under a click, `x` and `y` pixels from the top left of the view. Null outside of the view. */
export function pointInView(view: MapView, x: number, y: number): GeoPoint | null {
  const isInside = x > 0 && y > 0 && x < viewSize && y < viewSize;
  if (!isInside) return null;
  const frame = frameOfView(view);
  const degrees = frame.width / viewSize;
  const { latitude, longitude } = inverseProject({ x: frame.x + x * degrees, y: frame.y + y * degrees });
  return { latitude, longitude: longitude - 360 * Math.round(longitude / 360) };
}

/** True when a point is on a view. */
export function isInView(view: MapView, point: GeoPoint): boolean {
  const frame = frameOfView(view);
  const { x, y } = project(point);
  const across = (((x - frame.x) % 360) + 360) % 360;
  return across <= frame.width && y >= frame.y && y <= frame.y + frame.height;
}

/** Returns the degrees that limit a view. East may exceed 180. */
export function boundsOfView(view: MapView) {
  const { x, y, width, height } = frameOfView(view);
  const north = inverseProject({ x, y }).latitude;
  const south = inverseProject({ x, y: y + height }).latitude;
  return { west: x, east: x + width, north, south };
}
