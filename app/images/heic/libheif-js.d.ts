/** libheif-js has no types for `wasm-bundle`, the single file with everything inside. */
declare module "libheif-js/wasm-bundle" {
  import type { MainModule } from "libheif-js/libheif-wasm/libheif";

  const libheif: MainModule & { ready: Promise<unknown> };
  export default libheif;
}
