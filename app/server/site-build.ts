import * as compiled from "@remix-run/dev/server-build";
import { guardOwnerRoutes } from "./http-server/security/owner-routes";

export * from "@remix-run/dev/server-build";

/** The routes as Remix compiled them, with the owner's closed to everybody else, also under remix-serve. */
export const routes = guardOwnerRoutes(compiled.routes);
