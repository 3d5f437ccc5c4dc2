import { type LoaderFunction, redirect } from "@remix-run/node";
import type { ServerBuild } from "@remix-run/server-runtime";
import type { RouteHandle } from "~/http/route-handle";
import { loginAddress, sessionOrUnknown } from "~/http/session.server";
import { mergedHandle } from "~/server/http-server/route-tree";

type Routes = ServerBuild["routes"];

/**
 * Closes the owner's routes (`handle.owner`): their loaders and actions run only for the owner. Everybody else is
 * redirected to the login, which leads back.
 */
export function guardOwnerRoutes(routes: Routes): Routes {
  const handleOf = (id: string | undefined): RouteHandle => {
    const route = id === undefined ? undefined : routes[id];
    return route ? mergedHandle([handleOf(route.parentId), route.module.handle as RouteHandle]) : {};
  };
  const closed = Object.entries(routes).map(([id, route]) => {
    const { owner, body } = handleOf(id);
    if (!route || !owner) return [id, route] as const;
    const { loader = () => null, action } = route.module;
    const closedAction = action && (body?.keepsWords ? unlessStranger(action) : forOwner(action));
    const module = { ...route.module, loader: forOwner(loader), ...(action && { action: closedAction }) };
    return [id, { ...route, module }] as const;
  });
  return Object.fromEntries(closed);
}

function forOwner(answer: LoaderFunction): LoaderFunction {
  return async (args) => {
    if (await args.context.owner.isSignedIn()) return answer(args);
    const { pathname, search } = new URL(args.request.url);
    throw redirect(loginAddress(pathname.replace(/\.data$/, "") + search));
  };
}

/**
 * Runs an action also when the owner's session is over, or cannot be read now: that action then saves the form's words.
 * Only a sender without any known session is redirected to the login.
 */
function unlessStranger(answer: LoaderFunction): LoaderFunction {
  return async (args) => {
    if ((await sessionOrUnknown(args.context.owner)) !== "none") return answer(args);
    throw redirect(loginAddress(new URL(args.request.url).pathname.replace(/\.data$/, "")));
  };
}
