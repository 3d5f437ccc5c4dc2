import { type LoaderFunction, redirect } from "@remix-run/node";
import type { ServerBuild } from "@remix-run/server-runtime";
import type { RouteHandle } from "~/http/route-handle";
import { loginAddress, sessionOrUnknown } from "~/http/session.server";
import { mergedHandle } from "~/server/http-server/route-tree";

type Routes = ServerBuild["routes"];

/** Closes the owner's routes (`handle.owner`): everybody else is redirected to the login, which leads back. */
export function guardOwnerRoutes(routes: Routes): Routes {
  const handleOf = (id: string | undefined): RouteHandle => {
    const route = id === undefined ? undefined : routes[id];
    return route ? mergedHandle([handleOf(route.parentId), route.module.handle as RouteHandle]) : {};
  };
  const closed = Object.entries(routes).map(([id, route]) => {
    const { owner, body } = handleOf(id);
    if (!route || !owner) return [id, route] as const;
    const { loader = () => null, action } = route.module;
    const closedAction = action && { action: forOwner(action, body?.keepsWords) };
    const module = { ...route.module, loader: forOwner(loader), ...closedAction };
    return [id, { ...route, module }] as const;
  });
  return Object.fromEntries(closed);
}

/** With `keepsWords` also when the session is over, or cannot be read now: the action then saves the words. */
function forOwner(answer: LoaderFunction, keepsWords = false): LoaderFunction {
  return async (args) => {
    const { owner } = args.context;
    if (keepsWords ? (await sessionOrUnknown(owner)) !== "none" : await owner.isSignedIn())
      return answer(args);
    const { pathname, search } = new URL(args.request.url);
    throw redirect(loginAddress(pathname.replace(/\.data$/, "") + (keepsWords ? "" : search)));
  };
}
