import type { LoaderFunctionArgs } from "@remix-run/node";
import { atomFeed } from "~/http/feeds/atom-feed";
import { feedAnswer } from "~/http/feeds/feed.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/feed.css";

export const handle: RouteHandle = { languages: true, cache: {}, namesTheSite: true, exported: true };

/**
 * Returns the diary's newest blog posts as an Atom feed in the language of the address. Chromium shows the type of
 * Atom as plain text, without the style sheet.
 */
export const loader = ({ context }: LoaderFunctionArgs) =>
  feedAnswer(context, (feed) => atomFeed(feed, styles), "application/xml");
