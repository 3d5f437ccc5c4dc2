import { setFlagsFromString } from "node:v8";

/**
 * Tells V8 not to put among the old objects what survived the first moments (docs/decisions/020). Called when everything is
 * loaded: V8 refuses the code caches of other flags, those of Node's own modules too.
 */
export function stopPretenuring(): void {
  setFlagsFromString("--no-allocation-site-pretenuring");
}
