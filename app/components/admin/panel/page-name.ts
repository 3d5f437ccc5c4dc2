import type { MetaFunction } from "@remix-run/node";
import { useMatches } from "@remix-run/react";
import { pageMeta } from "~/components/layout/page-meta";
import { adminText, loginText } from "~/text/it/admin/panel";

/** The `meta` of the owner's pages. The title is the page's name; for everybody else it is that of the login. */
export const adminMeta: MetaFunction = (args) => {
  const panel = args.matches.find(({ id }) => id === "routes/admin")?.data as { owner: boolean } | undefined;
  const title = panel?.owner ? pageNameIn(args.matches) : loginText.title;
  return pageMeta(args, { title, description: adminText.description, hidden: true });
};

/** Returns the name of the shown page, from the innermost route that has a name. */
export function usePageName(): string {
  return pageNameIn(useMatches());
}

/** The `handle` of a route whose page has a name. */
interface Named {
  pageName?(answered: unknown): string;
}

function pageNameIn(matches: { handle?: unknown; data?: unknown }[]): string {
  const named = matches.filter(({ handle }) => (handle as Named | undefined)?.pageName).at(-1);
  return (named?.handle as Named | undefined)?.pageName?.(named?.data) ?? adminText.title;
}
