import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/layout/empty-state";
import { FirstSteps } from "~/components/admin/panel/first-steps";
import { unlessNotSent } from "~/components/forms/not-sent";
import { ReceivedStories } from "~/components/admin/stories/received-stories";
import { dayOf } from "~/domain/day";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { paginate } from "~/domain/pagination/pagination";
import { countStories, listStories } from "~/domain/stories/stories-queries.server";
import { findLastSeen } from "~/domain/tags/tags-queries.server";
import { isOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { adminText } from "~/text/it/admin";
import { storiesText } from "~/text/it/admin-lists";
import { tagsText } from "~/text/it/tags";

export const shouldRevalidate = unlessNotSent;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  // Whoever is not the owner sees the login in the frame around this page.
  if (!(await isOwner(site, request))) return null;
  const url = new URL(request.url);
  tidy(url.searchParams);
  const total = await countStories(site);
  const { page, pages, limit, offset } = paginate(url.searchParams.get("pagina"), total, 30);
  const stories = await listStories(site, { limit, offset });
  const { photos: chosen } = await findChosenPhotos(site, url.searchParams.getAll("photo"));
  const seen = { day: await findLastSeen(site), today: dayOf(site.now()) };
  return { stories, total, page, pages, chosen, seen, unset: site.unset };
}

/** Buttons of the form say what to change (`vai`: the page, `unchoose`: a photo or all); the address says what is. */
function tidy(given: URLSearchParams): void {
  const unchosen = given.getAll("unchoose");
  const page = given.get("vai");
  if (unchosen.length === 0 && page === null) return;
  const photos = given.getAll("photo").filter((name) => !unchosen.includes("*") && !unchosen.includes(name));
  const wanted = new URLSearchParams(photos.map((name) => ["photo", name]));
  const at = page ?? given.get("pagina");
  if (at !== null) wanted.set("pagina", at);
  throw redirect(`/admin?${wanted}`);
}

/** The page 'Storie Ricevute', and over it the confirmation before a story is deleted. */
export default function Stories() {
  const list = useLoaderData<typeof loader>();
  if (!list) return null;
  const { stories, total, page, pages, chosen, seen, unset } = list;
  return (
    <section aria-labelledby="stories-title">
      <Outlet />
      <FirstSteps unset={unset} />
      <h2 className="section-title" id="stories-title">
        {adminText.tabs.stories}
      </h2>
      {seen.day === null ? null : <p className="list-count">{tagsText.lastSeen(seen.day, seen.today)}</p>}
      {total === 0 ? (
        <EmptyState title={storiesText.empty}>
          <p>{storiesText.emptyHint}</p>
        </EmptyState>
      ) : (
        <>
          <p className="list-count">{storiesText.total(total)}</p>
          <ReceivedStories stories={stories} chosen={chosen} page={page} pages={pages} />
        </>
      )}
    </section>
  );
}
