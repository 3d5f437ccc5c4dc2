import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminMeta } from "~/components/admin/panel/page-name";
import { notSentHandlers } from "~/components/admin/when-not-sent";
import type { NotSent } from "~/components/forms/not-sent";
import { EmptyState } from "~/components/layout/empty-state";
import { ExactPhotoPoints } from "~/components/admin/locations/exact-photo-points";
import { ManagedLocation } from "~/components/admin/locations/managed-location";
import { useListLinks } from "~/components/admin/list-link";
import { Pagination } from "~/components/admin/pagination";
import { NextNewStory } from "~/components/admin/stories/next-new-story";
import { titlesOfBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import {
  decideExactPhotoPoints,
  listExactPhotoPoints,
} from "~/domain/locations/coordinates/exact-photo-points.server";
import { countLocations, listLocations } from "~/domain/locations/locations-queries.server";
import { showOrHideLocation } from "~/domain/locations/show-or-hide-location.server";
import { findNewStoryId } from "~/domain/stories/stories-queries.server";
import { paginate } from "~/domain/pagination/pagination";
import { type Result, done } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import { adminText } from "~/text/it/admin/panel";
import { locationsText as text } from "~/text/it/admin/lists";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { owner: true, pageName: () => adminText.tabs.locations };

export const meta = adminMeta;

const address = "/admin/locations";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("pagina");
  const total = await countLocations(site);
  const { page, pages, limit, offset } = paginate(wanted, total, 30);
  const locations = await listLocations(site, { limit, offset });
  const linked = locations.flatMap(({ blogPostId }) => blogPostId ?? []);
  const exactPoints = await listExactPhotoPoints(site);
  const titles = await titlesOfBlogPosts(site, linked);
  const newStoryId = await findNewStoryId(site);
  return { locations, titles, total, page, pages, exactPoints, newStoryId };
}

/** Answers 'Mostra' and 'Nascondi' (`id`, `shown`), and the question about exact points of photos (`exactPoints`). */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({ site, fields }): Promise<Result<unknown, "unknown-location">> {
      const { id = "", shown, exactPoints } = fields;
      if (exactPoints === undefined) return showOrHideLocation(site, id, shown === "true");
      return done(await decideExactPhotoPoints(site, exactPoints === "round"));
    },
    done(_, { fields: { id = "", shown, exactPoints } }) {
      if (exactPoints === undefined) {
        const isShown = shown === "true";
        const undo = { to: address, fields: { id, shown: String(!isShown) } };
        return { notice: isShown ? "location-shown" : "location-hidden", undo };
      }
      return { notice: exactPoints === "round" ? "points-rounded" : "points-kept" };
    },
    failed: "update-failed",
    list: address,
  });

export const { clientAction, shouldRevalidate } = notSentHandlers("update-failed");

/** The page 'Gestisci Locations'. */
export default function Locations() {
  const { locations, titles, total, page, pages, exactPoints, newStoryId } = useLoaderData<typeof loader>();
  const followLinks = useListLinks();
  const answer = useActionData<NotSent>();
  return (
    <AdminPage before={<Outlet />} notice={answer?.notice}>
      <ExactPhotoPoints stops={exactPoints} />
      {total === 0 ? (
        <EmptyState title={text.empty}>
          <p>{text.emptyHint}</p>
          <Link className="button" to="/admin/nuova-location">
            {text.emptyButton}
          </Link>
        </EmptyState>
      ) : (
        <>
          <div className="list-line">
            <p className="list-count">{text.total(total)}</p>
            <NextNewStory id={newStoryId} />
          </div>
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
    </AdminPage>
  );
}
