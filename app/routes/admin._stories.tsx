import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { JourneyEnding, type ToDo, WhatIsMissing, missingId } from "~/components/admin/panel/warnings";
import { OpenReport } from "~/components/admin/panel/open-report";
import { FirstSteps } from "~/components/admin/stories/first-steps";
import { ReceivedStories } from "~/components/admin/stories/received-stories";
import { StoryFilters, stateFromParameter } from "~/components/admin/stories/story-filters";
import { WithdrawnStories, Sightings } from "~/components/admin/stories/other-lists";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { EmptyState } from "~/components/layout/empty-state";
import { deserialize, serialize } from "~/components/serialized";
import { dayMs, dayOf } from "~/domain/day";
import { firstCharacters } from "~/domain/first-characters";
import { journeyPhase } from "~/domain/journey/journey-numbers";
import { findUndescribed, findUnlinked } from "~/domain/journey/unlinked-queries.server";
import { countAll, countNotOver } from "~/domain/pagination/cursor.server";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { countOpenReports, listReports } from "~/domain/reports/reports.server";
import { unsetSettings } from "~/domain/settings/current-settings.server";
import { findFirstSteps } from "~/domain/settings/first-steps.server";
import type { PublicSettings } from "~/domain/settings/setting";
import {
  countNewSightings,
  listSightings,
  markSightingsSeen,
  sightingsSeenAt,
} from "~/domain/sightings/sightings.server";
import type { Site } from "~/domain/site";
import { countStoriesByState, listStories } from "~/domain/stories/stories-queries.server";
import { type StoryState, longestSearch } from "~/domain/stories/fields";
import { markSuspectsSeen } from "~/domain/stories/story-state.server";
import { listWithdrawnStories } from "~/domain/stories/withdrawals/withdrawn-stories.server";
import { findLastSeen } from "~/domain/tags/tags.server";
import { readListPage } from "~/http/answer/list-page.server";
import { attempt } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { isPageVisit } from "~/http/visits/page-visit.server";
import { fill } from "~/text/fill";

export { adminMeta as meta } from "~/components/admin/panel/admin-page";
export { reloadAfterSuccess as shouldRevalidate } from "~/components/form-parts/answers";

export const handle: RouteHandle = { pageName: ({ text }) => text.panel.tabs.stories };

const address = "/admin";
const endIsNearMs = 30 * dayMs;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site } = context;
  // Only the owner sees this page. The frame around it shows everybody else the login.
  if (!(await context.owner.isSignedIn())) return null;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === address) tidy(searchParams);
  const state = stateFromParameter(searchParams.get("stato"));
  const search = firstCharacters(searchParams.get("q")?.trim() ?? "", longestSearch);
  const counts = {
    ...(await countStoriesByState(site, { search })),
    withdrawn: await countAll(site, "withdrawn_stories"),
    sighting: await countNotOver(site, "sightings"),
  };
  const total = state === null ? counts.new + counts.read + counts.diary : counts[state];
  const isOfStories = state !== "withdrawn" && state !== "sighting";
  const found = { state: isOfStories && state !== null ? state : ("not-suspect" as const), search };
  // One more than the page shows: the sightings until then stand among the page's stories.
  const { items, ...list } = await readListPage(request, isOfStories ? total : 0, ({ limit, offset }) =>
    listStories(site, { limit: limit + 1, offset, ...found }),
  );
  const stories = list.page < list.pages ? items.slice(0, -1) : items;
  const newSightings = await countNewSightings(site);
  const mixed = search !== "" ? 0 : state === "new" ? newSightings : state === null ? counts.sighting : 0;
  const seenAt = state === "new" ? await sightingsSeenAt(site) : "";
  const next = list.page < list.pages ? (items.at(-1)?.createdAt ?? "") : "";
  const to = list.page > 1 ? stories[0]?.createdAt : undefined;
  const span = { limit: 30, from: next > seenAt ? next : seenAt, to };
  if (isPageVisit(request)) await attempt(context, () => markSeen(site, state, stories));
  const { new: newStories } = search === "" ? counts : await countStoriesByState(site);
  const today = dayOf(site.now());
  const openReports = await countOpenReports(site);
  const [report] = openReports > 0 ? await listReports(site, { limit: 1, offset: 0 }) : [];
  return {
    serialized: serialize(stories),
    list,
    withdrawn:
      state === "withdrawn"
        ? await readListPage(request, total, (part) => listWithdrawnStories(site, part))
        : null,
    among: { total: mixed, items: mixed === 0 ? [] : await listSightings(site, span) },
    sightings:
      state === "sighting" ? await readListPage(request, total, (part) => listSightings(site, part)) : null,
    counts: {
      ...counts,
      all: counts.new + counts.read + counts.diary + (search === "" ? counts.sighting : 0),
      new: counts.new + (search === "" ? newSightings : 0),
    },
    state,
    search,
    chosen: (await findChosenPhotos(site, searchParams.getAll("photo"))).photos,
    selected: searchParams.getAll("scelta"),
    seen: { day: await findLastSeen(site), today },
    missing: await listMissing(site, newStories, newSightings),
    steps: await findFirstSteps(site),
    end: endingOf(site.publicSettings, today),
    reported: report ? { report, others: openReports - 1 } : null,
  };
}

/** Remembers that the owner has looked at the suspect stories of a page, or at the sightings. */
async function markSeen(site: Site, state: ReturnType<typeof stateFromParameter>, stories: { id: string }[]) {
  const ids = stories.map(({ id }) => id);
  if (state === "suspect") await markSuspectsSeen(site, ids);
  if (state === "sighting") await markSightingsSeen(site);
}

/** Returns what is still to be done. */
async function listMissing(site: Site, newStories: number, newSightings: number) {
  const { blogPost, location } = await findUnlinked(site);
  const undescribed = await findUndescribed(site);
  const links: (ToDo | false)[] = [
    newSightings > 0 && { what: "newSightings", count: newSightings, to: "/admin?stato=avvistamento" },
    newStories > 0 && { what: "newStories", count: newStories, to: "/admin?stato=nuova" },
    blogPost !== undefined && {
      what: "blogPosts",
      count: blogPost.total,
      to: `/admin/nuova-location?articolo=${blogPost.id}`,
    },
    location !== undefined && {
      what: "locations",
      count: location.total,
      to: `/admin/locations/${location.id}`,
    },
    undescribed !== null && { what: "undescribed", to: `/admin/articoli/${undescribed}` },
    // The name and the address are among the first steps.
    ...unsetSettings(site.settings).map(
      (name) =>
        name !== "productName" && name !== "publicUrl" && { what: name, to: `/admin/impostazioni#${name}` },
    ),
  ];
  return links.filter((link) => link !== false);
}

/** Returns the last day of the journey (`YYYY-MM-DD`) when the journey is over or ends soon. Otherwise null. */
function endingOf({ journeyStart, journeyEnd }: PublicSettings, today: string) {
  if (journeyEnd === null || Date.parse(journeyEnd) - Date.parse(today) > endIsNearMs) return null;
  return { day: journeyEnd, isOver: journeyPhase({ journeyStart, journeyEnd }, today) === "over" };
}

/** Applies the buttons `vai` (another page, nothing ticked for deletion) and `unchoose` (a photo, all) to the query. */
function tidy(given: URLSearchParams): void {
  const unchosen = given.getAll("unchoose");
  const page = given.get("vai");
  if (unchosen.length === 0 && page === null && given.get("q") !== "") return;
  const photos = given.getAll("photo").filter((name) => !unchosen.includes("*") && !unchosen.includes(name));
  const wanted = new URLSearchParams(photos.map((name) => ["photo", name]));
  for (const name of ["stato", "q"]) {
    const value = given.get(name)?.trim();
    if (value) wanted.set(name, value);
  }
  const at = page ?? given.get("pagina");
  if (at !== null) wanted.set("pagina", at);
  if (page === null) for (const id of given.getAll("scelta")) wanted.append("scelta", id);
  throw redirect(wanted.size > 0 ? `${address}?${wanted}` : address);
}

/** The page 'Storie Ricevute'. The question before a deletion opens over it. */
export default function Stories() {
  const page = useLoaderData<typeof loader>();
  const { text, plural, relativeDay } = useOwnerWords();
  const stories = useMemo(() => (page ? deserialize(page.serialized) : []), [page]);
  if (!page) return null;
  const { list, among, withdrawn, sightings, counts, state, search, chosen, selected, seen, missing } = page;
  const { steps, end, reported } = page;
  const toDo = missing.length + Object.values(steps).filter((isDone) => !isDone).length;
  const whatIsToDo = (
    <div id={missingId}>
      <FirstSteps steps={steps} />
      <WhatIsMissing links={missing} />
    </div>
  );
  const isEmpty = Object.values(counts).every((count) => count === 0) && state === null && search === "";
  const lastSeen =
    seen.day === null ? null : <p>{fill(text.tags.lastSeen, { day: relativeDay(seen.day, seen.today) })}</p>;
  return (
    <AdminPage before={<Outlet />}>
      {reported ? <OpenReport {...reported} /> : null}
      {end ? <JourneyEnding {...end} /> : null}
      {isEmpty ? (
        <>
          {whatIsToDo}
          {lastSeen}
          <EmptyState title={text.stories.empty} hint={text.stories.emptyHint} />
        </>
      ) : withdrawn || sightings ? (
        <>
          <StoryFilters
            view={{ state, search: "", photos: chosen.map(({ name }) => name) }}
            counts={counts}
          />
          {withdrawn ? <WithdrawnStories list={withdrawn} /> : null}
          {sightings ? <Sightings list={sightings} /> : null}
        </>
      ) : (
        <>
          <ReceivedStories
            {...{ ...list, stories, counts, search, chosen, selected }}
            sightings={among.items}
            state={state as StoryState | null}
            beside={
              <>
                {among.total > 0 ? <p>{plural(text.sightings.total, among.total)}</p> : null}
                {lastSeen}
                {toDo > 0 ? <a href={`#${missingId}`}>{fill(text.missing.count, { count: toDo })}</a> : null}
              </>
            }
          />
          {whatIsToDo}
        </>
      )}
    </AdminPage>
  );
}
