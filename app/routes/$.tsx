import { data, type MetaFunction } from "@remix-run/node";
import { NotFound } from "~/components/layout/not-found";
import { pageMeta } from "~/components/layout/page-meta";
import { wordsOf } from "~/components/languages/use-words";
import type { RouteHandle } from "~/http/route-handle";
import { notFoundLines } from "~/text/fixed-words";

export const handle: RouteHandle = { languages: true };

export const meta: MetaFunction = (args) => {
  const { help } = wordsOf(args.matches).text.layout.notFound;
  return pageMeta(args, { title: notFoundLines.title, description: help, hidden: true });
};

/** Every unknown address: the not-found page, with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
