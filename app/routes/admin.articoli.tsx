import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminMeta } from "~/components/admin/panel/page-name";
import { notSentHandlers } from "~/components/admin/when-not-sent";
import type { NotSent } from "~/components/forms/not-sent";
import { EmptyState } from "~/components/layout/empty-state";
import { ManagedBlogPost } from "~/components/admin/blog-posts/managed-blog-post";
import { useListLinks } from "~/components/admin/list-link";
import { Pagination } from "~/components/admin/pagination";
import { NextNewStory } from "~/components/admin/stories/next-new-story";
import { serialize, deserialize } from "~/components/serialized";
import { countBlogPosts, findBlogPost, listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { showOrHideBlogPost } from "~/domain/blog-posts/show-or-hide-blog-post.server";
import { showOrHideLocation } from "~/domain/locations/show-or-hide-location.server";
import { locationsOfBlogPosts } from "~/domain/locations/locations-queries.server";
import { findNewStoryId } from "~/domain/stories/stories-queries.server";
import { paginate } from "~/domain/pagination/pagination";
import { pageAction } from "~/http/answer/page-action.server";
import { hasOpenPlace } from "~/http/owner-form/questions-about-place.server";
import { adminText } from "~/text/it/admin/panel";
import { blogPostsText as text } from "~/text/it/admin/lists";
import { notice } from "~/text/it/admin/notices/notices";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { owner: true, pageName: () => adminText.tabs.blogPosts };

export const meta = adminMeta;

const address = "/admin/articoli";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const total = await countBlogPosts(site);
  const { page, pages, limit, offset } = paginate(url.searchParams.get("pagina"), total, 30);
  const posts = await listBlogPosts(site, { limit, offset });
  const located = await locationsOfBlogPosts(
    site,
    posts.map(({ id }) => id),
  );
  const created = await findBlogPost(site, url.searchParams.get("creato") ?? "", { publishedOnly: true });
  const next = created && !located[created.id] ? { id: created.id, title: created.title } : null;
  const newStoryId = await findNewStoryId(site);
  return { serialized: serialize({ posts, located }), total, page, pages, created: next, newStoryId };
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

export const { clientAction, shouldRevalidate } = notSentHandlers("update-failed");

/** The page 'Gestisci Articoli', with the next steps after a new blog post. */
export default function BlogPosts() {
  const { serialized, total, page, pages, created, newStoryId } = useLoaderData<typeof loader>();
  const { posts, located } = useMemo(() => deserialize(serialized), [serialized]);
  const followLinks = useListLinks();
  const answer = useActionData<NotSent>();
  return (
    <AdminPage before={<Outlet />} notice={answer?.notice}>
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
      {total === 0 ? (
        <EmptyState title={text.empty}>
          <p>{text.emptyHint}</p>
          <Link className="button" to="/admin/nuovo-articolo">
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
            {posts.map((post) => (
              <ManagedBlogPost key={post.id} post={post} locationId={located[post.id] ?? null} />
            ))}
          </ul>
          <Pagination page={page} pages={pages} address={address} />
        </>
      )}
    </AdminPage>
  );
}
