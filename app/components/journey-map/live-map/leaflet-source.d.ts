/** The modules of Leaflet that `leaflet-parts.client` imports. Their types are those of the whole library. */
declare module "leaflet/src/map/Map.js" {
  export { map as createMap } from "leaflet";
}
declare module "leaflet/src/control/Control.Zoom.js" {
  import type { Control, ControlOptions } from "leaflet";

  export function zoom(options?: Control.ZoomOptions & ControlOptions): Control.Zoom;
}
declare module "leaflet/src/geo/LatLng.js" {
  export { latLng as toLatLng } from "leaflet";
}
declare module "leaflet/src/geo/LatLngBounds.js" {
  export { latLngBounds as toLatLngBounds } from "leaflet";
}
declare module "leaflet/src/geometry/Point.js" {
  export { point as toPoint } from "leaflet";
}
declare module "leaflet/src/layer/Popup.js" {
  export { popup } from "leaflet";
}
declare module "leaflet/src/layer/marker/DivIcon.js" {
  export { divIcon } from "leaflet";
}
declare module "leaflet/src/layer/marker/Marker.js" {
  export { marker } from "leaflet";
}
declare module "leaflet/src/layer/tile/TileLayer.js" {
  export { tileLayer } from "leaflet";
}
declare module "leaflet/src/layer/vector/Polyline.js" {
  export { polyline } from "leaflet";
}
