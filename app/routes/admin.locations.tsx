import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminRoute } from "~/components/admin/panel/admin-route";
import { ExactPhotoPoints } from "~/components/admin/locations/exact-photo-points";
import { ManagedLocation } from "~/components/admin/locations/managed-location";
import { AdminList } from "~/components/admin/admin-list";
import { NextNewStory } from "~/components/admin/stories/next-new-story";
import { titlesOfBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import {
  decideExactPhotoPoints,
  listExactPhotoPoints,
} from "~/domain/locations/coordinates/exact-photo-points.server";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { showOrHideLocation } from "~/domain/locations/save-location.server";
import { countAll } from "~/domain/pagination/cursor.server";
import { findNewStoryId } from "~/domain/stories/stories-queries.server";
import { readListPage } from "~/http/answer/list-page.server";
import { type Result, done } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import { adminText } from "~/text/it/admin/panel";
import { locationsText as text } from "~/text/it/admin/lists";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { owner: true, pageName: () => adminText.tabs.locations };

const address = "/admin/locations";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const list = await readListPage(request, await countAll(site, "locations"), (part) =>
    listLocations(site, part),
  );
  const linked = list.items.flatMap(({ blogPostId }) => blogPostId ?? []);
  const exactPoints = await listExactPhotoPoints(site);
  const titles = await titlesOfBlogPosts(site, linked);
  const newStoryId = await findNewStoryId(site);
  return { list, titles, exactPoints, newStoryId };
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

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page 'Gestisci Locations'. */
export default function Locations() {
  const { list, titles, exactPoints, newStoryId } = useLoaderData<typeof loader>();
  return (
    <AdminPage before={<Outlet />}>
      <ExactPhotoPoints stops={exactPoints} />
      <AdminList
        {...list}
        {...{ text, address }}
        begin={
          <Link className="button" to="/admin/nuova-location">
            {text.emptyButton}
          </Link>
        }
        beside={<NextNewStory id={newStoryId} />}
      >
        {(location) => (
          <ManagedLocation
            key={location.id}
            location={location}
            blogPostTitle={titles[location.blogPostId ?? ""] ?? null}
          />
        )}
      </AdminList>
    </AdminPage>
  );
}
