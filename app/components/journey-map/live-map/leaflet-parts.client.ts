/**
 * The parts of Leaflet that the live map needs. Leaflet's one-file build has 7 KB more, for shapes, layers and gestures
 * that this map does not use. An import of the parts below is enough: they add themselves to the map.
 */
import "leaflet/src/control/Control.Attribution.js";
import "leaflet/src/layer/vector/Renderer.getRenderer.js";
import "leaflet/src/map/handler/Map.DoubleClickZoom.js";
import "leaflet/src/map/handler/Map.Drag.js";
import "leaflet/src/map/handler/Map.Keyboard.js";
import "leaflet/src/map/handler/Map.TouchZoom.js";

export { zoom as zoomControl } from "leaflet/src/control/Control.Zoom.js";
export { toLatLng as latLng } from "leaflet/src/geo/LatLng.js";
export { toLatLngBounds as latLngBounds } from "leaflet/src/geo/LatLngBounds.js";
export { toPoint as point } from "leaflet/src/geometry/Point.js";
export { popup } from "leaflet/src/layer/Popup.js";
export { divIcon } from "leaflet/src/layer/marker/DivIcon.js";
export { marker } from "leaflet/src/layer/marker/Marker.js";
export { tileLayer } from "leaflet/src/layer/tile/TileLayer.js";
export { polyline } from "leaflet/src/layer/vector/Polyline.js";
export { createMap } from "leaflet/src/map/Map.js";
