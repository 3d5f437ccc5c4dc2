import type { LoaderFunction } from "@remix-run/node";
import type { AppLoadContext } from "@remix-run/server-runtime";
import type { Site } from "~/domain/site";
import { ownerSession } from "~/http/session.server";
import { defaultLanguage } from "~/text/languages.server";
import { requireConfig } from "./configuration/require-config";
import { openSite } from "./open-site";
import { prepareOwnerPassword } from "./prepare-owner-password";
import * as build from "./site-build";

export * from "./site-build";

/** The routes of `build/index.js`. remix-serve runs them without our server, so they make their own context. */
export const routes: typeof build.routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: withContext(loader) }),
      ...(action && { action: withContext(action) }),
    };
    return [id, { ...route, module }];
  }),
);

function withContext(answer: LoaderFunction): LoaderFunction {
  return async (args) => {
    // Our own server, in development and in tests, passes the context.
    if (!("site" in args.context)) await complete(args.context, args.request);
    return answer(args);
  };
}

/** Makes the context. remix-serve only serves addresses without a prefix, and knows no client. */
async function complete(context: AppLoadContext, request: Request): Promise<void> {
  context.reportError = console.error;
  const site = await (opened.site ??= openFromEnvironment());
  Object.assign(context, {
    site,
    owner: ownerSession(site, request.headers.get("Cookie")),
    language: defaultLanguage,
    languages: [defaultLanguage],
    client: { address: null, https: false, origin: new URL(request.url).origin },
  } satisfies Partial<AppLoadContext>);
}

/** The first request opens the site. It is stored here because remix-serve stores nothing for the routes. */
const opened: { site?: Promise<Site> } = {};

/** Opens the site of the environment. Throws CannotStart. */
async function openFromEnvironment(): Promise<Site> {
  const config = requireConfig();
  const { site, notifications, drawShareCards } = await openSite(config);
  const { first } = await prepareOwnerPassword(site, config);
  if (first !== null) process.stdout.write(`${first}\n`);
  notifications.start();
  drawShareCards(0);
  return site;
}
