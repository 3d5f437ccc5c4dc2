import type { DrawnLand } from "~/map/land/draw-land.server";
import type { DrawnRoute } from "./draw-route";
import type { MapShape } from "~/map/geometry/map-frame";
import type { LabelSide } from "./arrange-labels";

/** The centre of the map without stops, in decimal degrees: near Milan. */
export const mapCentre = { latitude: 45.4642, longitude: 9.19 };

/** Zoom levels of the live map. */
export const mapZoom = { first: 6, max: 18 };

/** Where the tiles of the live map come from, and the HTML that names their makers. */
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
  /** In degrees. */
  latitude: number;
  longitude: number;
}

/** A pin, or the stamp that stands for several stops close together. */
export interface MapMarker {
  /** Per cent of the drawing's width and height. */
  x: number;
  y: number;
  /** The stop, the first one of several. */
  stop: Pick<MapStop, "id" | "number" | "city" | "country">;
  /** How many stops it stands for, and the number of the last one. */
  count: number;
  last: number;
  /** Where the name of the city has room, on large screens. */
  name: LabelSide | null;
  /** On which screens it is drawn: on small ones, stops have to be clustered sooner. */
  screens: "all" | "small" | "large";
}

/** The drawn map of the journey. */
export interface JourneyMap extends DrawnLand {
  shape: MapShape;
  /** In units of the paths. */
  width: number;
  height: number;
  route: DrawnRoute;
  markers: MapMarker[];
  /** What there is to see, in words: how many stops, the first city and the last. */
  summary: { count: number; first: string; last: string };
}
