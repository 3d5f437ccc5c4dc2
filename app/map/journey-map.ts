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

/** A stop on the map. */
export interface MapStop {
  id: string;
  city: string;
  country: string;
  /** Its number on the journey, from 1. */
  number: number;
  /** The point in degrees. */
  latitude: number;
  longitude: number;
}

/** A pin, or a stamp for several stops close together. */
export interface MapMarker {
  /** The position in per cent of the drawing's width and height. */
  x: number;
  y: number;
  /** The stop, or the first of several. */
  stop: Pick<MapStop, "id" | "number" | "city" | "country">;
  /** The number of its stops, and the journey number of the last. */
  count: number;
  last: number;
  /** The side with room for the city's name on large screens, or null. */
  name: LabelSide | null;
  /** The screens that draw it. Small ones cluster stops sooner. */
  screens: "all" | "small" | "large";
}

/** The drawn map of the journey. */
export interface JourneyMap extends DrawnLand {
  shape: MapShape;
  /** The width in units of the paths. */
  width: number;
  height: number;
  route: DrawnRoute;
  markers: MapMarker[];
  /** The contents in words: the number of stops, the first city and the last. */
  summary: { count: number; first: string; last: string };
}
