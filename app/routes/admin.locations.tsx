import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Outlet, useLoaderData } from "@remix-run/react";
import { AdminList, FoldedItem, ItemHead } from "~/components/admin/admin-list";
import {
  BinButton,
  EarlierButton,
  Button,
  ItemLink,
  PlainLink,
  VisibilityButton,
  ListLink,
} from "~/components/admin/buttons";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { RetouchLink } from "~/components/admin/photos/retouch-link";
import { NextNewStory } from "~/components/admin/stories/next-new-story";
import { useAddress, useOwnerWords } from "~/components/languages/use-owner-words";
import { titlesOfBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import {
  decideExactPhotoPoints,
  listExactPhotoPoints,
} from "~/domain/locations/coordinates/exact-photo-points.server";
import type { Location } from "~/domain/locations/location";
import { listLocations } from "~/domain/locations/locations-queries.server";
import { showOrHideLocation } from "~/domain/locations/save-location.server";
import { earlierInDay, putBefore } from "~/domain/records/order-in-day.server";
import { findNewStoryId } from "~/domain/stories/stories-queries.server";
import { readFoundPage } from "~/http/answer/list-page.server";
import { type Result, done } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import { fill } from "~/text/fill";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { owner: true, pageName: ({ text }) => text.panel.tabs.locations };

const address = "/admin/locations";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const list = await readFoundPage(request, site, "locations", (part) => listLocations(site, part));
  const linked = list.items.flatMap(({ blogPostId }) => blogPostId ?? []);
  const exactPoints = await listExactPhotoPoints(site);
  const titles = await titlesOfBlogPosts(site, linked);
  const newStoryId = await findNewStoryId(site);
  const earlier = await earlierInDay(site, "locations", list.items);
  return { list, earlier, titles, exactPoints, newStoryId };
}

/** Answers 'Mostra' and 'Nascondi' (`id`, `shown`), 'Sposta prima' (`before`), the question about `exactPoints`. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({ site, fields }): Promise<Result<unknown, "unknown-location">> {
      const { id = "", shown, exactPoints, before } = fields;
      if (before !== undefined) return putBefore(site, "locations", id, before);
      if (exactPoints === undefined) return showOrHideLocation(site, id, shown === "true");
      return done(await decideExactPhotoPoints(site, exactPoints === "round"));
    },
    done(_, { fields: { id = "", shown, exactPoints, before } }) {
      if (before !== undefined) return { notice: "order-changed" };
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
  const { locations: text, listSearch } = useOwnerWords().text;
  const { list, earlier, titles, exactPoints, newStoryId } = useLoaderData<typeof loader>();
  return (
    <AdminPage before={<Outlet />}>
      <ExactPhotoPoints stops={exactPoints} />
      <AdminList
        {...list}
        {...{ text, address }}
        searchText={listSearch.locations}
        begin={{ to: "/admin/nuova-location", label: text.emptyButton }}
        beside={<NextNewStory id={newStoryId} />}
      >
        {(one) => (
          <ManagedLocation
            key={one.id}
            {...one}
            blogPostTitle={titles[one.blogPostId ?? ""]}
            earlier={earlier[one.id]}
          />
        )}
      </AdminList>
    </AdminPage>
  );
}

/** Asks the owner about stops that show everybody the exact position of a finder's photo. Nothing without any. */
function ExactPhotoPoints({ stops }: { stops: { id: string; name: string }[] }) {
  const { exactPoints: text } = useOwnerWords().text;
  if (stops.length === 0) return null;
  return (
    <aside className="next-step">
      <h3>{text.title}</h3>
      <p>{text.lead}</p>
      <ul>
        {stops.map(({ id, name }) => (
          <li key={id}>
            <a href={`/admin/locations/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
      <Form method="post" className="button-row">
        <Button look="main" name="exactPoints" value="round" label={text.round} />{" "}
        <Button look="quiet" name="exactPoints" value="keep" label={text.keep} />
      </Form>
    </aside>
  );
}

/** A location in the list 'Gestisci Locations', with its buttons. */
function ManagedLocation({
  blogPostTitle,
  earlier,
  ...location
}: Location & Record<"blogPostTitle" | "earlier", string | undefined>) {
  const { text: texts, shortDate } = useOwnerWords();
  const addressOf = useAddress();
  const text = texts.locations;
  const { id, name, city, country, latitude, longitude, description, date, visible, precision } = location;
  const { photo, blogPostId } = location;
  return (
    <FoldedItem
      head={
        <ItemHead as="summary" title={name} photo={photo} badge={visible ? undefined : text.hidden}>
          <span>
            {city}, {country}
          </span>{" "}
          <time dateTime={date}>{shortDate(date)}</time>
        </ItemHead>
      }
    >
      <p className="card-meta">
        <span>{`${latitude}, ${longitude}`}</span>{" "}
        {precision === "exact" ? null : (
          <span>{fill(text.shownWithin, { what: texts.precision[precision] })}</span>
        )}
      </p>
      {blogPostId && blogPostTitle ? (
        <p className="card-meta">
          <ListLink to={`/admin/articoli/${blogPostId}`}>
            {fill(text.ofBlogPost, { title: blogPostTitle })}
          </ListLink>
        </p>
      ) : null}
      {description ? <p className="list-item-text">{description}</p> : null}
      <div className="button-row">
        {visible ? <PlainLink href={addressOf(`/map/${id}`)} label={text.look} about={name} /> : null}{" "}
        <ItemLink to={`/admin/locations/${id}`} label={text.edit} about={name} />{" "}
        <VisibilityButton id={id} shown={visible} label={visible ? text.hide : text.show} about={name} />{" "}
        {earlier ? <EarlierButton id={id} before={earlier} about={name} /> : null}{" "}
        {photo ? <RetouchLink photo={photo} /> : null}{" "}
        <BinButton address={`/admin/locations/${id}`} label={text.remove} about={name} />
      </div>
    </FoldedItem>
  );
}
