import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminRoute } from "~/components/admin/panel/admin-route";
import { ManagedBlogPost } from "~/components/admin/blog-posts/managed-blog-post";
import { AdminList } from "~/components/admin/admin-list";
import { NextNewStory } from "~/components/admin/stories/next-new-story";
import { serialize, deserialize } from "~/components/serialized";
import { findBlogPost, listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { showOrHideLocation } from "~/domain/locations/save-location.server";
import { locationsOfBlogPosts } from "~/domain/locations/locations-queries.server";
import { countAll } from "~/domain/pagination/cursor.server";
import { findNewStoryId } from "~/domain/stories/stories-queries.server";
import { readListPage } from "~/http/answer/list-page.server";
import { pageAction } from "~/http/answer/page-action.server";
import { hasOpenPlace } from "~/http/owner-form/questions-about-place.server";
import { adminText } from "~/text/it/admin/panel";
import { blogPostsText as text } from "~/text/it/admin/lists";
import { notice } from "~/text/it/admin/notices/notices";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { owner: true, pageName: () => adminText.tabs.blogPosts };

const address = "/admin/articoli";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { items: posts, ...list } = await readListPage(request, await countAll(site, "blog_posts"), (part) =>
    listBlogPosts(site, part),
  );
  const ids = posts.map(({ id }) => id);
  const located = await locationsOfBlogPosts(site, ids);
  const created = await findBlogPost(site, searchParams.get("creato") ?? "", { publishedOnly: true });
  const next = created && !located[created.id] ? { id: created.id, title: created.title } : null;
  const newStoryId = await findNewStoryId(site);
  return { serialized: serialize({ posts, located }), list, created: next, newStoryId };
}

/**
 * Answers 'Pubblica' and 'Nascondi' (`id`, `shown`). The notice after 'Pubblica e metti sulla mappa' undoes both: it also
 * sends the `stop`. The preview sends `askedPlace` when the owner has already been
 * asked about the place.
 */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async buttons({ site, fields: { id = "", shown, askedPlace } }) {
      const isOpen = shown === "true" && askedPlace === undefined && (await hasOpenPlace(site, id));
      return isOpen ? { to: `${address}/${id}?luogo=aperto`, notice: "place-open" } : null;
    },
    async run({ site, fields: { id = "", shown, stop } }) {
      const isShown = shown === "true";
      const post = await showOrHideBlogPost(site, id, isShown);
      if (post.ok && stop) await showOrHideLocation(site, stop, isShown);
      return post;
    },
    done(_, { fields: { id = "", shown, stop } }) {
      const isShown = shown === "true";
      // Before it was hidden, the owner had answered the question about its place.
      const undo = {
        to: address,
        fields: { id, shown: String(!isShown), askedPlace: "true", ...(stop && { stop }) },
      };
      return { notice: isShown ? "blog-post-shown" : "blog-post-hidden", undo };
    },
    again: ({ code }, _, sentence) =>
      code === "blog-post-withdrawn" ? { shows: { notice: notice("form-refused", { sentence }) } } : null,
    failed: "update-failed",
    list: address,
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page 'Gestisci Articoli', with the next steps after a new blog post. */
export default function BlogPosts() {
  const { serialized, list, created, newStoryId } = useLoaderData<typeof loader>();
  const { posts, located } = useMemo(() => deserialize(serialized), [serialized]);
  return (
    <AdminPage before={<Outlet />}>
      {created ? (
        <aside className="next-step">
          <h3>{text.createdHeading(created.title)}</h3>
          <p>{text.createdText}</p>
          <div className="button-row">
            <Link className="button" to={`/admin/nuova-location?articolo=${created.id}`}>
              {text.createdLocation}
            </Link>
            <a className="button button-quiet" href={`/blog/${created.id}`}>
              {text.createdRead}
            </a>
          </div>
        </aside>
      ) : null}
      <AdminList
        {...list}
        {...{ items: posts, text, address }}
        begin={
          <Link className="button" to="/admin/nuovo-articolo">
            {text.emptyButton}
          </Link>
        }
        beside={<NextNewStory id={newStoryId} />}
      >
        {(post) => <ManagedBlogPost key={post.id} post={post} locationId={located[post.id] ?? null} />}
      </AdminList>
    </AdminPage>
  );
}
