import type { LoaderFunctionArgs } from "@remix-run/node";
import { atomFeed } from "~/http/feeds/atom-feed";
import { feedAnswer } from "~/http/feeds/feed.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/feed.css";

export const handle: RouteHandle = { languages: true, cache: {}, namesTheSite: true, exported: true };

/** Returns the diary's newest blog posts as an Atom feed in the language of the address. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  feedAnswer(context, (feed) => atomFeed(feed, styles), "application/atom+xml");
