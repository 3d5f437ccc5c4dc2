import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonFeed } from "~/http/feeds/json-feed";
import { feedAnswer } from "~/http/feeds/feed.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, namesTheSite: true, exported: true };

/** Returns the diary's newest blog posts as a JSON Feed in the language of the address. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  feedAnswer(context, jsonFeed, "application/feed+json");
