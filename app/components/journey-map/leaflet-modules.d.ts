/** Leaflet as modules, of which only what we use comes into the bundle; the types are those of the whole. */
declare module "leaflet/dist/leaflet-src.esm.js" {
  export * from "leaflet";
}
