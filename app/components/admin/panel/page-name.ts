import type { MetaFunction } from "@remix-run/node";
import { useMatches } from "@remix-run/react";
import { pageMeta } from "~/components/layout/page-meta";
import { adminText, loginText } from "~/text/it/admin/panel";

/** The `meta` of the owner's pages: each has its own name as title; for everyone else it is the login's. */
export const adminMeta: MetaFunction = (args) => {
  const panel = args.matches.find(({ id }) => id === "routes/admin")?.data as { owner: boolean } | undefined;
  const title = panel?.owner ? pageNameIn(args.matches) : loginText.title;
  return pageMeta(args, { title, description: adminText.description, hidden: true });
};

/** The name of the owner's page that is shown, as the innermost route that has one says it. */
export function usePageName(): string {
  return pageNameIn(useMatches());
}

/** The name of a page, in the `handle` of its route. */
interface Named {
  pageName?(answered: unknown): string;
}

function pageNameIn(matches: { handle?: unknown; data?: unknown }[]): string {
  const named = matches.filter(({ handle }) => (handle as Named | undefined)?.pageName).at(-1);
  return (named?.handle as Named | undefined)?.pageName?.(named?.data) ?? adminText.title;
}
