import type { MetaDescriptor } from "@remix-run/react";
import { addressIn, wordsOf } from "~/components/languages/use-words";
import type { MetaArgs } from "./page-head";

/** Returns the `meta` by which browsers and feed readers find the feeds, for the pages that show blog posts. */
export function feedLinks(args: Pick<MetaArgs, "matches">): MetaDescriptor[] {
  const { text, language, languages } = wordsOf(args.matches);
  const addressOf = (path: string) => addressIn(languages, language.code, path);
  return [
    alternate("application/atom+xml", text.feeds.title, addressOf("/feed.atom")),
    alternate("application/feed+json", text.feeds.json, addressOf("/feed.json")),
  ];
}

/** Returns the `meta` by which other sites find the excerpt of a page (oEmbed). */
export function embedLink(publicUrl: string, address: string, title: string): MetaDescriptor {
  const href = `${publicUrl}/oembed?url=${encodeURIComponent(address)}`;
  return alternate("application/json+oembed", title, href);
}

/** Returns a link to the same content in another format. */
function alternate(type: string, title: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type, title, href };
}
