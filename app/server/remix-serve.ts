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

/** The routes of `build/index.js`: remix-serve runs them without our server, so they make their context themselves. */
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
    // Our own server, in development and in tests, hands it on.
    if (!("site" in args.context)) await complete(args.context, args.request);
    return answer(args);
  };
}

/** It serves addresses without a prefix only, and does not know who asks. */
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

/** Opened by the first request, and kept here because remix-serve keeps nothing for the routes. */
const opened: { site?: Promise<Site> } = {};

/** Throws CannotStart. */
async function openFromEnvironment(): Promise<Site> {
  const config = requireConfig();
  const { site, notifications, drawShareCards } = await openSite(config);
  const { first } = await prepareOwnerPassword(site, config);
  if (first !== null) process.stdout.write(`${first}\n`);
  notifications.start();
  drawShareCards(0);
  return site;
}
