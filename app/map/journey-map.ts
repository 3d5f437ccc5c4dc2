import type { DrawnLand } from "~/map/land/draw-land.server";
import type { DrawnRoute } from "./draw-route";
import type { MapShape } from "~/map/geometry/map-frame";
import type { LabelSide } from "./arrange-labels";

/** The centre of a map without stops, in decimal degrees: near Milan. */
export const mapCentre = { latitude: 45.4642, longitude: 9.19 };

/** Zoom levels of the live map. */
export const mapZoom = { first: 6, max: 18 };

/** The address of the live map's tiles, and the HTML that credits their makers. */
export interface Tiles {
  url: string;
  attribution: string;
}

/** A stop with its place on the map. */
export interface MapStop {
  id: string;
  city: string;
  country: string;
  /** The stop's number on the journey, from 1. */
  number: number;
  /** The point in degrees. */
  latitude: number;
  longitude: number;
}

/** A pin, or a stamp for several stops close together. */
export interface MapMarker {
  /** The position of the marker in per cent of the drawing's width and height. */
  x: number;
  y: number;
  /** The marker's only stop, or the first of its stops. */
  stop: Pick<MapStop, "id" | "number" | "city" | "country">;
  /** The number of the marker's stops. */
  count: number;
  /** The journey number of the marker's last stop. */
  last: number;
  /** The side with room for the city's name on large screens. Null when neither side has room. */
  name: LabelSide | null;
  /**
   * The direction of stops that are too far away for the map, in degrees clockwise from the right. Their marker is at the
   * edge. Null when the stops are on the map.
   */
  arrow: number | null;
  /** The screens that show this marker. Small screens combine more stops in one marker. */
  screens: "all" | "small" | "large";
}

/** The drawn map of the journey. */
export interface JourneyMap extends DrawnLand {
  shape: MapShape;
  /** The width of the drawing in units of its paths. */
  width: number;
  height: number;
  route: DrawnRoute;
  markers: MapMarker[];
  /** The journey in words, for readers who cannot see the map: the number of stops, the first city and the last. */
  summary: { count: number; first: string; last: string };
}
