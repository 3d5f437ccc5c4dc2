/** The modules of Leaflet that `leaflet-parts.client` imports. Their types are those of the whole library. */
declare module "leaflet/src/*" {
  import type { control } from "leaflet";

  export { divIcon, marker, polyline, popup, tileLayer } from "leaflet";
  export {
    latLng as toLatLng,
    latLngBounds as toLatLngBounds,
    map as createMap,
    point as toPoint,
  } from "leaflet";
  export const zoom: typeof control.zoom;
}
