import * as compiled from "@remix-run/dev/server-build";
import { closeOwnerRoutes } from "./http-server/security/owner-routes";

export * from "@remix-run/dev/server-build";

/** The routes as Remix compiled them. Those of the owner are closed to everybody else, under every host. */
export const routes = closeOwnerRoutes(compiled.routes);
