import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import {
  Form,
  NavLink,
  Outlet,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  useRouteError,
} from "@remix-run/react";
import { useRef } from "react";
import { AdminTabs } from "~/components/admin/panel/admin-tabs";
import { PausedWarning, StorageWarning } from "~/components/admin/panel/warnings";
import { useFocusAfterNavigation } from "~/components/admin/panel/use-focus-after-navigation";
import { UnsentForm, unsentFormIn } from "~/components/admin/owner-form/unsent-form";
import { RouteError } from "~/components/layout/error-page";
import { unlessNotSent } from "~/components/forms/not-sent";
import { Login } from "~/components/admin/panel/login";
import { pageMeta } from "~/components/layout/page-meta";
import { countBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { countLocations } from "~/domain/locations/locations-queries.server";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import { storageState } from "~/domain/storage/storage-state.server";
import { countStories } from "~/domain/stories/stories-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import { isOwner, returnAddress } from "~/http/session.server";
import { answerSignInForm } from "~/http/sign-in.server";
import { siteOf } from "~/http/site-of.server";
import { adminText } from "~/text/it/admin/panel";
import { styleSheets } from "~/components/layout/style-sheets";
import styles from "~/styles/admin/admin.css";

export const handle: RouteHandle = {
  hydrate: true,
  body: { from: "owner" },
  images: ["blob", "tiles"],
  prefetch: false,
};

export const links = () => [...styleSheets(styles)(), { rel: "manifest", href: "/site.webmanifest" }];

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: adminText.title, description: adminText.description, hidden: true });

export const shouldRevalidate = unlessNotSent;

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  if (!(await isOwner(site, request))) {
    const { search, searchParams } = new URL(request.url);
    const ticked = searchParams.has("photo") ? `/admin${search}` : null;
    const wanted = searchParams.get("ritorno") ?? ticked;
    return { owner: false as const, returnTo: returnAddress(wanted), expired: wanted !== null };
  }
  const [stories, blogPosts, locations, storage, paused] = await Promise.all([
    countStories(site),
    countBlogPosts(site),
    countLocations(site),
    storageState(site),
    areNotificationsPaused(site.db),
  ]);
  return { owner: true as const, counts: { stories, blogPosts, locations }, storage, paused };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerSignInForm(await siteOf(context), request, context);
}

/** Shows an error; a form of the owner's that could not be stored is in its page. */
export function ErrorBoundary() {
  const error = useRouteError();
  const unsent = unsentFormIn(error);
  return unsent ? <UnsentForm {...unsent} /> : <RouteError error={error} />;
}

/** The frame of the owner's pages: title, Logout and the tabs; for everyone else just the login. */
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
        <Login returnTo={page.returnTo} expired={page.expired} answer={answer} />
      </main>
    );
  }
  return (
    <main className="page" id="content" ref={main}>
      <div className="page-head admin-head">
        <h1 className="page-title">{adminText.title}</h1>
        <div className="button-row admin-tools">
          <NavLink className="button button-quiet button-small" to="/admin/cartellini">
            {adminText.tags}
          </NavLink>
          <NavLink className="button button-quiet button-small" to="/admin/avvisi">
            {adminText.notifications}
          </NavLink>
          <NavLink className="button button-quiet button-small" to="/admin/impostazioni">
            {adminText.settings}
          </NavLink>
          <Form method="post" action="/admin/logout">
            <button className="button button-quiet button-small">{adminText.logout}</button>
          </Form>
        </div>
      </div>
      <StorageWarning state={page.storage} />
      {page.paused && pathname !== "/admin/avvisi" ? <PausedWarning /> : null}
      <AdminTabs counts={page.counts} onStories={/^\/admin(?:\/storie\/.*)?$/.test(pathname)} />
      <p className="admin-loading" role="status">
        {loading ? adminText.loading : ""}
      </p>
      <Outlet />
    </main>
  );
}
