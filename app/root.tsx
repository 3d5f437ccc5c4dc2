import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  Links,
  LiveReload,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { isNotFound, RouteError } from "~/components/layout/error-page";
import { Footer } from "~/components/layout/footer";
import { unlessNotSent } from "~/components/forms/not-sent";
import { Nonce } from "~/components/layout/nonce";
import { pageMeta, productNameIn } from "~/components/layout/page-meta";
import { Notices } from "~/components/toasts/notices";
import { TopBar } from "~/components/layout/top-bar";
import { takeFlash } from "~/http/flash.server";
import type { RouteHandle } from "~/http/route-handle";
import { siteOf } from "~/http/site-of.server";
import styles from "~/styles/site.css";
import { navigationText, errorText, notFoundText, siteText } from "~/text/it/layout";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "alternate icon", href: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** For the error page, and for a route that says nothing of itself. */
export const meta: MetaFunction<typeof loader> = ({ error, ...args }) => {
  if (!error) return pageMeta(args, siteText(productNameIn(args)));
  const text = isNotFound(error) ? notFoundText : errorText;
  return pageMeta(args, { title: text.title, description: text.help, hidden: true });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  const { facts } = site;
  const flash = await takeFlash(request, facts.productName);
  if (!flash) return { facts, notice: null };
  return data({ facts, notice: flash.notice }, { headers: { "Set-Cookie": flash.setCookie } });
}

/** Only what is sent changes facts, or leaves something to be said. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  args.formMethod !== undefined && unlessNotSent(args);

/** What the matched routes say of the page's scripts and of its frame. */
function useHandle(): Pick<RouteHandle, "hydrate" | "script" | "bare"> {
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as RouteHandle);
  return Object.assign({}, ...handles) as RouteHandle;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { hydrate, script, bare } = useHandle();
  const nonce = useContext(Nonce);
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#57361f" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#3a2718" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {script ? <script src={script} defer /> : null}
      </head>
      <body>
        <a className="skip-link" href="#content">
          {navigationText.skip}
        </a>
        {root && !bare ? <TopBar productName={root.facts.productName} /> : null}
        {children}
        {root && !bare ? <Footer facts={root.facts} /> : null}
        {hydrate ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { notice } = useLoaderData<typeof loader>();
  return (
    <Notices flash={notice}>
      <Outlet />
    </Notices>
  );
}

export function ErrorBoundary() {
  return <RouteError error={useRouteError()} />;
}
