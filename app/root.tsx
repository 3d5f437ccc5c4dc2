import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLoaderData,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { Footer } from "~/components/footer";
import { NoticeBanner } from "~/components/notice-banner";
import { TopBar } from "~/components/top-bar";
import { takeFlash } from "~/http/flash.server";
import { siteOf } from "~/http/site-of.server";
import styles from "~/styles/site.css";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: root }) => [{ title: root?.facts.productName }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  const { facts } = site;
  const flash = await takeFlash(request, facts.productName);
  if (!flash) return { facts, notice: null };
  return data({ facts, notice: flash.notice }, { headers: { "Set-Cookie": flash.setCookie } });
}

/** A route that wants React in the browser says `handle = { hydrate: true }`; all others are sent without scripts. */
function useHydrated(): boolean {
  return useMatches().some((match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate === true);
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const hydrated = useHydrated();
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {root ? <TopBar /> : null}
        {children}
        {root ? <Footer facts={root.facts} /> : null}
        {hydrated ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function App() {
  const { notice } = useLoaderData<typeof loader>();
  return (
    <>
      {notice ? <NoticeBanner notice={notice} /> : null}
      <Outlet />
    </>
  );
}
