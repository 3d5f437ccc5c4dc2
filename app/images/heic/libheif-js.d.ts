/** libheif-js has types for its WebAssembly module, but not for its file with everything inside. */
declare module "libheif-js/wasm-bundle" {
  import type { MainModule } from "libheif-js/libheif-wasm/libheif";

  const libheif: MainModule & { ready: Promise<unknown> };
  export default libheif;
}
