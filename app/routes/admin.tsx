import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  data,
} from "@remix-run/node";
import {
  Outlet,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  useRouteError,
} from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { UnsentForm, unsentFormIn, Login, carriedFormIn } from "~/components/admin/panel/login";
import { adminRoute } from "~/components/admin/panel/admin-page";
import { PanelHead } from "~/components/admin/panel/panel-head";
import { PausedWarning, StorageWarning } from "~/components/admin/panel/warnings";
import { type FormAnswer, useAnswer } from "~/components/form-parts/answers";
import { RouteError } from "~/components/layout/message-page";
import { styleSheets } from "~/components/layout/page-head";
import { dayOf } from "~/domain/day";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import { countAll } from "~/domain/pagination/cursor.server";
import { countNewSightings, findWhereNow } from "~/domain/sightings/sightings.server";
import { storageState } from "~/domain/storage/storage-state.server";
import { countStoriesByState } from "~/domain/stories/stories-queries.server";
import { pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { keepOwnerLanguage } from "~/http/owner-language.server";
import { afterSignIn, returnAddress } from "~/http/session.server";
import { signInAnswer, signInWithPassword, signInWordsIn } from "~/http/sign-in.server";
import styles from "~/styles/admin/admin.css";

export const { clientAction, meta, shouldRevalidate } = adminRoute("sign-in-unsent");

export const handle: RouteHandle = {
  hydrate: true,
  panel: true,
  texts: ["days"],
  body: { from: "owner" },
  images: ["blob", "tiles"],
  prefetch: false,
  footer: false,
};

export const links = () => [...styleSheets(styles)(), { rel: "manifest", href: "/site.webmanifest" }];

export const headers: HeadersFunction = ({ actionHeaders, errorHeaders }) => errorHeaders ?? actionHeaders;

export async function loader({ request, context: { site, owner } }: LoaderFunctionArgs) {
  const session = await owner.state();
  if (session !== "live") {
    const { pathname, search, searchParams } = new URL(request.url);
    const ticked = searchParams.has("photo") ? `/admin${search}` : null;
    const wanted = searchParams.get("ritorno") ?? ticked;
    const without = pathname === afterSignIn ? ("no-cookie" as const) : null;
    const over = session === "none" ? without : wanted === null ? null : session;
    const login = { owner: false as const, returnTo: returnAddress(wanted), over };
    return data(login, { headers: keepOwnerLanguage(request.url) });
  }
  const [stories, newSightings, where, blogPosts, locations, storage, paused] = await Promise.all([
    countStoriesByState(site),
    countNewSightings(site),
    findWhereNow(site),
    countAll(site, "blog_posts"),
    countAll(site, "locations"),
    storageState(site),
    areNotificationsPaused(site.db),
  ]);
  const counts = {
    stories: stories.new + stories.read + stories.diary,
    news: stories.new + newSightings,
    blogPosts,
    locations,
  };
  const now = where && { ...where, today: dayOf(site.now()) };
  return { owner: true as const, counts, now, storage, paused };
}

/** Signs the owner in and returns to the wanted page (`ritorno`). */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    run: ({ request, context, fields }) => signInWithPassword({ request, context }, signInWordsIn(fields)),
    async done(cookies, { request, context }) {
      const ritorno = returnAddress(new URL(request.url).searchParams.get("ritorno"));
      // A browser that has sent no cookie until now shows on the way whether it keeps them.
      const keeps = (await context.owner.tokens()).length > 0;
      const to = keeps ? ritorno : `${afterSignIn}?${new URLSearchParams({ ritorno })}`;
      return { to, notice: "signed-in", cookies };
    },
    again: (refusal, { language }, sentence) => ({ shows: signInAnswer(refusal, sentence, language) }),
  });

/** Shows an error, with the words of a form that could not be stored or that came without a session. */
export function ErrorBoundary() {
  const error = useRouteError();
  const signedOut = carriedFormIn(error);
  if (signedOut) return <Login {...signedOut} returnTo={signedOut.carried.address} />;
  const unsent = unsentFormIn(error);
  return unsent ? <UnsentForm {...unsent} /> : <RouteError error={error} />;
}

/** The frame of the owner's pages, with the panel's head. Everybody else sees only the login. */
export default function Admin() {
  const page = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>(page);
  const notice = useActionData<FormAnswer>()?.notice;
  const { pathname } = useLocation();
  const loading = useNavigation().state === "loading";
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main, page.owner);
  if (!page.owner) return <Login {...page} answer={answer || notice ? { ...answer, notice } : undefined} />;
  return (
    <main className="page admin-page" id="content" ref={main}>
      <PanelHead counts={page.counts} now={page.now} loading={loading} />
      <StorageWarning state={page.storage} />
      {page.paused && pathname !== "/admin/avvisi" ? <PausedWarning /> : null}
      <Outlet />
    </main>
  );
}

/** Moves the focus after a navigation in the browser: to the new heading, or to what opened a cancelled question. */
function useFocusAfterNavigation(main: RefObject<HTMLElement>, signedIn: boolean): void {
  const { pathname, search, key } = useLocation();
  const page = new URLSearchParams(search).get("pagina") ?? "";
  // Login and panel have the same address.
  const shown = `${signedIn} ${pathname} ${page}`;
  const before = useRef({ shown, pathname, key });
  useEffect(() => {
    const last = before.current;
    before.current = { shown, pathname, key };
    // After 'Elimina' the list has no pressed button any more, so the focus is lost.
    const isLost = last.key !== key && document.activeElement === document.body;
    if (last.shown === shown && !isLost) return;
    const opener = openerOf(main.current, last.pathname);
    if (!main.current || main.current.querySelector("dialog[open]")) return;
    if (opener) return opener.focus();
    const heading = main.current.querySelector<HTMLElement>("section > .section-title");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [main, shown, pathname, key]);
}

/** Returns the link or button in `main` that opens the question at this address. Null at all other addresses. */
function openerOf(main: HTMLElement | null, pathname: string): HTMLElement | null {
  if (!pathname.endsWith("/elimina")) return null;
  const address = CSS.escape(pathname);
  return main?.querySelector(`a[href^="${address}"], button[formaction="${address}"]`) ?? null;
}
