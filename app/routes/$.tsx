import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { NotFound } from "~/components/layout/message-page";
import { pageMeta } from "~/components/layout/page-head";
import { wordsOf } from "~/components/languages/use-words";
import type { RouteHandle } from "~/http/route-handle";
import { notFoundLines } from "~/text/fixed-words";
import { meantPath } from "~/text/languages.server";

export const handle: RouteHandle = { languages: true };

export const meta: MetaFunction = (args) => {
  const { help } = wordsOf(args.matches).text.layout.notFound;
  return pageMeta(args, { title: notFoundLines.title, description: help, hidden: true });
};

/** Answers an unknown address with the not-found page, and redirects from a nearly right one, such as `/EN/faq`. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const meant = meantPath(pathname);
  return meant === null ? data(null, { status: 404 }) : redirect(meant + search, 308);
}

export default NotFound;
