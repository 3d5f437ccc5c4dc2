import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { clientActionWithNotice } from "~/components/admin/client-action-with-notice";
import { type NotSent, unlessNotSent } from "~/components/forms/not-sent";
import { EmptyState } from "~/components/layout/empty-state";
import { ManagedLocation } from "~/components/admin/locations/managed-location";
import { useListLinks } from "~/components/admin/list-link";
import { Pagination } from "~/components/admin/pagination";
import { PageNotice } from "~/components/admin/page-notice";
import { titlesOfBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { countLocations, listLocations } from "~/domain/locations/locations-queries.server";
import { showOrHideLocation } from "~/domain/locations/show-or-hide-location.server";
import { paginate } from "~/domain/pagination/pagination";
import { answerVisibilityAction } from "~/http/owner-action.server";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { adminText } from "~/text/it/admin/panel";
import { locationsText as text } from "~/text/it/admin/lists";

const address = "/admin/locations";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const wanted = new URL(request.url).searchParams.get("pagina");
  const total = await countLocations(site);
  const { page, pages, limit, offset } = paginate(wanted, total, 30);
  const locations = await listLocations(site, { limit, offset });
  const linked = locations.flatMap(({ blogPostId }) => blogPostId ?? []);
  return { locations, titles: await titlesOfBlogPosts(site, linked), total, page, pages };
}

export function action(args: ActionFunctionArgs) {
  return answerVisibilityAction(args, {
    showOrHide: showOrHideLocation,
    shown: "location-shown",
    hidden: "location-hidden",
    list: address,
  });
}

export const clientAction = clientActionWithNotice("update-failed");

export const shouldRevalidate = unlessNotSent;

/** The page 'Gestisci Locations'. */
export default function Locations() {
  const { locations, titles, total, page, pages } = useLoaderData<typeof loader>();
  const followLinks = useListLinks();
  const answer = useActionData<NotSent>();
  return (
    <section aria-labelledby="locations-title">
      <Outlet />
      <h2 className="section-title" id="locations-title">
        {adminText.tabs.locations}
      </h2>
      <PageNotice notice={answer?.notice ?? null} />
      {total === 0 ? (
        <EmptyState title={text.empty}>
          <p>{text.emptyHint}</p>
          <Link className="button" to="/admin/nuova-location">
            {text.emptyButton}
          </Link>
        </EmptyState>
      ) : (
        <>
          <p className="list-count">{text.total(total)}</p>
          <ul className="list" onClick={followLinks}>
            {locations.map((location) => (
              <ManagedLocation
                key={location.id}
                location={location}
                blogPostTitle={titles[location.blogPostId ?? ""] ?? null}
              />
            ))}
          </ul>
          <Pagination page={page} pages={pages} address={address} />
        </>
      )}
    </section>
  );
}
