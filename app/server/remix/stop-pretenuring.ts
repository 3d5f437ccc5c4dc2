import { setFlagsFromString } from "node:v8";

/** Stops V8 from allocating objects in its old generation (docs/decisions/020). Call it when all code is loaded. */
export function stopPretenuring(): void {
  // From then on V8 refuses code caches made under other flags, also those of Node's own modules.
  setFlagsFromString("--no-allocation-site-pretenuring");
}
