import { data, type MetaFunction } from "@remix-run/node";
import { NotFound } from "~/components/layout/not-found";
import { pageMeta } from "~/components/layout/page-meta";
import { notFoundText } from "~/text/it/layout";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: notFoundText.title, description: notFoundText.help, hidden: true });

/** Every unknown address: the not-found page, with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
