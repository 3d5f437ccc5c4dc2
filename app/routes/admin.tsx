import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Outlet,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  useRouteError,
} from "@remix-run/react";
import { useRef } from "react";
import { carriedFormIn } from "~/components/admin/panel/carried-form";
import { adminMeta } from "~/components/admin/panel/page-name";
import { PanelHead } from "~/components/admin/panel/panel-head";
import { PausedWarning, StorageWarning } from "~/components/admin/panel/warnings";
import { useFocusAfterNavigation } from "~/components/admin/panel/use-focus-after-navigation";
import { UnsentForm, unsentFormIn } from "~/components/admin/owner-form/unsent-form";
import { RouteError } from "~/components/layout/error-page";
import { revalidateUnlessNotSent } from "~/components/forms/not-sent";
import { Login } from "~/components/admin/panel/login";
import { countBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { countLocations } from "~/domain/locations/locations-queries.server";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import { refused } from "~/domain/result";
import { storageState } from "~/domain/storage/storage-state.server";
import { countStoriesByState } from "~/domain/stories/stories-queries.server";
import { pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { returnAddress } from "~/http/session.server";
import { signInAnswer, signInWithPassword, signInWordsIn } from "~/http/sign-in.server";
import { styleSheets } from "~/components/layout/style-sheets";
import styles from "~/styles/admin/admin.css";

export const handle: RouteHandle = {
  hydrate: true,
  body: { from: "owner" },
  images: ["blob", "tiles"],
  prefetch: false,
  footer: false,
};

export const links = () => [...styleSheets(styles)(), { rel: "manifest", href: "/site.webmanifest" }];

export const meta = adminMeta;

export const shouldRevalidate = revalidateUnlessNotSent;

export const headers: HeadersFunction = ({ actionHeaders, errorHeaders }) => errorHeaders ?? actionHeaders;

export async function loader({ request, context: { site, owner } }: LoaderFunctionArgs) {
  const session = await owner.state();
  if (session !== "live") {
    const { search, searchParams } = new URL(request.url);
    const ticked = searchParams.has("photo") ? `/admin${search}` : null;
    const wanted = searchParams.get("ritorno") ?? ticked;
    const over = wanted === null || session === "none" ? null : session;
    return { owner: false as const, returnTo: returnAddress(wanted), over };
  }
  const [stories, blogPosts, locations, storage, paused] = await Promise.all([
    countStoriesByState(site),
    countBlogPosts(site),
    countLocations(site),
    storageState(site),
    areNotificationsPaused(site.db),
  ]);
  const counts = {
    stories: stories.new + stories.read + stories.diary,
    newStories: stories.new,
    blogPosts,
    locations,
  };
  return { owner: true as const, counts, storage, paused };
}

/** Signs the owner in and returns to the wanted page (`ritorno`). */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({ request, context, unread, fields }) {
      return unread ? refused("malformed") : signInWithPassword({ request, context }, signInWordsIn(fields));
    },
    done: (cookies, { request }) => ({
      to: returnAddress(new URL(request.url).searchParams.get("ritorno")),
      notice: "signed-in",
      cookies,
    }),
    again: (refusal, _, sentence) => ({ shows: signInAnswer(refusal, sentence) }),
  });

/** Shows an error, with the words of a form that could not be stored or that came without a session. */
export function ErrorBoundary() {
  const error = useRouteError();
  const signedOut = carriedFormIn(error);
  if (signedOut) {
    return (
      <main className="page page-narrow" id="content">
        <Login {...signedOut} returnTo={signedOut.carried.address} />
      </main>
    );
  }
  const unsent = unsentFormIn(error);
  return unsent ? <UnsentForm {...unsent} /> : <RouteError error={error} />;
}

/** The frame of the owner's pages, with the panel's head. Everybody else sees only the login. */
export default function Admin() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { pathname } = useLocation();
  const loading = useNavigation().state === "loading";
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main, page.owner);
  if (!page.owner) {
    return (
      <main className="page page-narrow" id="content">
        <Login returnTo={page.returnTo} over={page.over} answer={answer ?? undefined} />
      </main>
    );
  }
  return (
    <main className="page admin-page" id="content" ref={main}>
      <PanelHead counts={page.counts} loading={loading} />
      <StorageWarning state={page.storage} />
      {page.paused && pathname !== "/admin/avvisi" ? <PausedWarning /> : null}
      <Outlet />
    </main>
  );
}
