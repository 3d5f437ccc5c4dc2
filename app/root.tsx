import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  Links,
  LiveReload,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { isNotFound, RouteError } from "~/components/layout/message-page";
import { Footer } from "~/components/layout/footer";
import { reloadAfterSuccess } from "~/components/form-parts/answers";
import { Nonce } from "~/components/layout/inline-scripts";
import { pageMeta } from "~/components/layout/page-head";
import { Notices } from "~/components/toasts/notices";
import { TopBar } from "~/components/layout/top-bar";
import { wordsElementId, wordsJson, wordsOf, WordsOfPage } from "~/components/languages/use-words";
import { isJourneyOver } from "~/domain/journey/journey-numbers";
import { closedPages } from "~/domain/closed-pages.server";
import { takeFlash } from "~/http/answer/page-action.server";
import { ownerTextsAddress } from "~/http/owner-language.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/site.css";
import { notFoundLines } from "~/text/fixed-words";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "alternate icon", href: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** The title and description of the error page, and of every route without its own `meta`. */
export const meta: MetaFunction<typeof loader> = ({ error, ...args }) => {
  const { site, notFound, error: failure } = wordsOf(args.matches).text.layout;
  if (!error) return pageMeta(args, site);
  const text = isNotFound(error) ? { ...notFoundLines, ...notFound } : failure;
  return pageMeta(args, { title: text.title, description: text.help, hidden: true });
};

export async function loader({ request, context: { site, ownerLanguage } }: LoaderFunctionArgs) {
  const { spamWords: _, ...settings } = site.publicSettings;
  const { productName } = settings;
  // Pages that need no database, such as the story form, also open while it does not answer.
  const hasPress = await closedPages(site).then(
    (closed) => !closed.includes("/stampa"),
    () => false,
  );
  const page = {
    publicSettings: { ...settings, isOver: isJourneyOver(site), hasPress },
    ownerTexts: ownerLanguage ? ownerTextsAddress(ownerLanguage, productName) : null,
  };
  const flash = await takeFlash(request, site.publicSettings);
  if (!flash) return { ...page, notice: null };
  return data({ ...page, notice: flash.notice }, { headers: { "Set-Cookie": flash.setCookie } });
}

/** Loads the root's data again only after a form: nothing else changes settings or leaves a notice. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  args.formMethod !== undefined && reloadAfterSuccess(args);

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const handle = Object.assign({}, ...matches.map(({ handle }) => handle)) as RouteHandle;
  const { hydrate, texts = [], panel, bare, framed, footer } = handle;
  const words = wordsOf(matches);
  const ownerTexts = (hydrate && panel && root?.ownerTexts) || undefined;
  const nonce = useContext(Nonce);
  return (
    <html lang={words.language.code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#57361f" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#3a2718" media="(prefers-color-scheme: dark)" />
        <Meta />
        {framed ? null : <link rel="stylesheet" href={styles} />}
        <Links />
      </head>
      <body>
        {framed ? null : (
          <a className="skip-link" href="#content">
            {words.text.layout.skip}
          </a>
        )}
        <WordsOfPage.Provider value={words}>
          {root && !bare ? <TopBar productName={root.publicSettings.productName} /> : null}
          {children}
          {root && !bare && footer !== false ? <Footer {...root.publicSettings} /> : null}
        </WordsOfPage.Provider>
        {hydrate ? (
          <>
            <script
              type="application/json"
              id={wordsElementId}
              data-owner-texts={ownerTexts}
              dangerouslySetInnerHTML={{ __html: wordsJson(words, ["layout", ...texts]) }}
            />
            <ScrollRestoration nonce={nonce} />
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
