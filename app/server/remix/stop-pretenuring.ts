import { setFlagsFromString } from "node:v8";

/**
 * Stops V8 from allocating objects directly in its old generation (docs/decisions/020). Call it when all code is
 * loaded: from then on V8 refuses code caches made under other flags, also those of Node's own modules.
 */
export function stopPretenuring(): void {
  setFlagsFromString("--no-allocation-site-pretenuring");
}
