import * as compiled from "@remix-run/dev/server-build";
import { guardOwnerRoutes } from "./http-server/security/owner-routes";

export * from "@remix-run/dev/server-build";

/**
 * The routes as Remix compiled them. The owner's routes are closed to everybody else, under our server and under
 * remix-serve.
 */
export const routes = guardOwnerRoutes(compiled.routes);
