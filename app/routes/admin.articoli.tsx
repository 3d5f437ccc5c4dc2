import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { AdminList, FoldedItem, ItemHead } from "~/components/admin/admin-list";
import {
  BinButton,
  EarlierButton,
  ItemLink,
  PlainLink,
  ButtonLink,
  VisibilityButton,
  ListLink,
} from "~/components/admin/buttons";
import { ClaimedWish } from "~/components/admin/wishes/claimed-wish";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { NextNewStory } from "~/components/admin/stories/next-new-story";
import { useAddress, useOwnerWords } from "~/components/languages/use-owner-words";
import { serialize, deserialize } from "~/components/serialized";
import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { findBlogPost, listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import { showOrHideBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import { showOrHideLocation } from "~/domain/locations/save-location.server";
import { locationsOfBlogPosts } from "~/domain/locations/locations-queries.server";
import { earlierInDay, putBefore } from "~/domain/records/order-in-day.server";
import type { Result } from "~/domain/result";
import { findClaim, findNewStoryId } from "~/domain/stories/stories-queries.server";
import { readFoundPage } from "~/http/answer/list-page.server";
import { pageAction } from "~/http/answer/page-action.server";
import { hasOpenPlace } from "~/http/record-pages/questions-about-place.server";
import { ownerNotice } from "~/text/owner/notices.server";
import { fill } from "~/text/fill";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { owner: true, pageName: ({ text }) => text.panel.tabs.blogPosts };

const address = "/admin/articoli";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { items, ...list } = await readFoundPage(request, site, "blog_posts", (part) =>
    listBlogPosts(site, part),
  );
  const posts = items.map(listed);
  const ids = posts.map(({ id }) => id);
  const located = await locationsOfBlogPosts(site, ids);
  const created = await findBlogPost(site, searchParams.get("creato") ?? "");
  const next = created?.published && !located[created.id] ? { id: created.id, title: created.title } : null;
  const claim = created?.storyId ? await findClaim(site, created.storyId) : null;
  const newStoryId = await findNewStoryId(site);
  const earlier = await earlierInDay(site, "blog_posts", posts);
  return { serialized: serialize({ posts, located, earlier }), list, created: next, claim, newStoryId };
}

/** Returns what the list shows of a blog post. Long articles would make the page heavy on the owner's phone. */
function listed({ id, title, city, country, date, published, withdrawn, photos: [photo] }: BlogPost) {
  return { id, title, city, country, date, published, withdrawn, photo };
}

type ListedBlogPost = ReturnType<typeof listed>;

/**
 * Answers 'Pubblica' and 'Nascondi' (`id`, `shown`), of a `stop` too, and 'Sposta prima' (`id`, `before`). `askedPlace`:
 * the place needs no question.
 */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async buttons({ site, fields: { id = "", shown, askedPlace } }) {
      const isOpen = shown === "true" && askedPlace === undefined && (await hasOpenPlace(site, id));
      return isOpen ? { to: `${address}/${id}?luogo=aperto`, notice: "place-open" } : null;
    },
    async run({
      site,
      fields: { id = "", shown, stop, before },
    }): Promise<Result<unknown, "unknown-blog-post" | "blog-post-withdrawn">> {
      if (before !== undefined) return putBefore(site, "blog_posts", id, before);
      const isShown = shown === "true";
      const post = await showOrHideBlogPost(site, id, isShown);
      if (post.ok && stop) await showOrHideLocation(site, stop, isShown);
      return post;
    },
    done(_, { fields: { id = "", shown, stop, before } }) {
      if (before !== undefined) return { notice: "order-changed" };
      const isShown = shown === "true";
      // Before it was hidden, the owner had answered the question about its place.
      const undo = {
        to: address,
        fields: { id, shown: String(!isShown), askedPlace: "true", ...(stop && { stop }) },
      };
      const what = stop ? "blog-post-and-stop" : "blog-post";
      return { notice: `${what}-${isShown ? "shown" : "hidden"}`, undo };
    },
    again: ({ code }, { language }, sentence) =>
      code === "blog-post-withdrawn"
        ? { shows: { notice: ownerNotice(language, "form-refused", { sentence }) } }
        : null,
    failed: "update-failed",
    list: address,
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page 'Gestisci Articoli', with the next steps after a new blog post. */
export default function BlogPosts() {
  const { blogPosts: text, listSearch } = useOwnerWords().text;
  const addressOf = useAddress();
  const { serialized, list, created, claim, newStoryId } = useLoaderData<typeof loader>();
  const { posts, located, earlier } = useMemo(() => deserialize(serialized), [serialized]);
  return (
    <AdminPage before={<Outlet />}>
      {created ? (
        <aside className="next-step">
          <h3>{fill(text.createdHeading, { title: created.title })}</h3>
          <p>{text.createdText}</p>
          <div className="button-row">
            <ButtonLink
              look="main"
              to={`/admin/nuova-location?articolo=${created.id}`}
              label={text.createdLocation}
            />{" "}
            <PlainLink look="quiet" href={addressOf(`/blog/${created.id}`)} label={text.createdRead} />
          </div>
        </aside>
      ) : null}
      {claim?.isOpen && claim.stop ? (
        <aside className="next-step">
          <ClaimedWish {...claim} />
        </aside>
      ) : null}
      <AdminList
        {...list}
        {...{ items: posts, text, address }}
        searchText={listSearch.blogPosts}
        begin={{ to: "/admin/nuovo-articolo", label: text.emptyButton }}
        beside={<NextNewStory id={newStoryId} />}
      >
        {(post) => (
          <ManagedBlogPost
            key={post.id}
            post={post}
            locationId={located[post.id] ?? null}
            earlier={earlier[post.id]}
          />
        )}
      </AdminList>
    </AdminPage>
  );
}

/** A blog post in the list 'Gestisci Articoli', with its buttons. Its location may be hidden. */
function ManagedBlogPost(props: {
  post: ListedBlogPost;
  locationId: string | null;
  earlier: string | undefined;
}) {
  const { text: texts, shortDate } = useOwnerWords();
  const addressOf = useAddress();
  const text = texts.blogPosts;
  const { post, locationId, earlier } = props;
  const { id, title, city, country, date, published, withdrawn, photo } = post;
  const name = withdrawn ? text.withdrawnTitle : title;
  const hidden = withdrawn ? text.withdrawn : text.hidden;
  const address = `/admin/articoli/${id}`;
  const toggle = published ? text.hide : text.show;
  return (
    <FoldedItem
      head={
        <ItemHead as="summary" title={name} photo={photo} badge={published ? undefined : hidden}>
          {withdrawn ? null : (
            <span>
              {city}, {country}
            </span>
          )}{" "}
          <time dateTime={date}>{shortDate(date)}</time>
        </ItemHead>
      }
    >
      {locationId ? (
        <p className="card-meta">
          <ListLink to={`/admin/locations/${locationId}`}>{text.onMap}</ListLink>
        </p>
      ) : null}
      {withdrawn ? <p>{text.withdrawnText}</p> : null}
      <div className="button-row">
        {published ? <PlainLink href={addressOf(`/blog/${id}`)} label={text.read} about={name} /> : null}{" "}
        {withdrawn ? null : <ItemLink to={address} label={text.edit} about={name} />}{" "}
        {published || withdrawn ? null : (
          <PlainLink href={`${address}/anteprima`} label={text.preview} about={name} />
        )}{" "}
        {withdrawn ? null : <VisibilityButton id={id} shown={published} label={toggle} about={name} />}{" "}
        {earlier ? <EarlierButton id={id} before={earlier} about={name} /> : null}{" "}
        {locationId || withdrawn ? null : (
          <ItemLink to={`/admin/nuova-location?articolo=${id}`} label={text.createLocation} about={name} />
        )}{" "}
        <BinButton address={address} label={text.remove} about={name} />
      </div>
    </FoldedItem>
  );
}
