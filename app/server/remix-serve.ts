import type { LoaderFunction } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Site } from "~/domain/site";
import { ownerSession } from "~/http/session.server";
import { defaultLanguage } from "~/text/languages.server";
import { requireConfig } from "./configuration/config";
import { openSite } from "./open-site";
import { prepareOwnerPassword } from "./prepare-owner-password";
import * as build from "./site-build";

export * from "./site-build";

/** The routes of `build/index.js`, for remix-serve, which has no context for them: each route makes its own. */
export const routes: typeof build.routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const own = {
      ...(loader && { loader: withContext(loader) }),
      ...(action && { action: withContext(action) }),
    };
    return [id, { ...route, module: { ...route.module, ...own } }];
  }),
);

function withContext(answer: LoaderFunction): LoaderFunction {
  return async (args) => {
    // A context with a site comes from our own server, in development or in tests. It is complete.
    if (!("site" in args.context)) await complete(args.context, args.request);
    return answer(args);
  };
}

/** Fills the context of a request. remix-serve knows no language prefix, and does not name the client. */
async function complete(context: AppLoadContext, request: Request): Promise<void> {
  context.reportError = console.error;
  const site = await (opened ??= openFromEnvironment());
  Object.assign(context, {
    site,
    owner: ownerSession(site, request.headers.get("Cookie")),
    language: defaultLanguage,
    languages: [defaultLanguage],
    client: { address: null, https: false, origin: new URL(request.url).origin, gone: request.signal },
  } satisfies Partial<AppLoadContext>);
}

/** The site, which the first request opens. It is kept here because remix-serve keeps nothing for the routes. */
let opened: Promise<Site> | undefined;

/** Opens the site that the environment configures. Throws CannotDo. */
async function openFromEnvironment(): Promise<Site> {
  const config = requireConfig();
  const { site, notifications, drawShareCards } = await openSite(config);
  const { first } = await prepareOwnerPassword(site, config);
  if (first !== null) process.stdout.write(`${first}\n`);
  notifications.start();
  drawShareCards(0);
  return site;
}
