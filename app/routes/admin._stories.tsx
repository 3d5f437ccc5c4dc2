import { longestSearch } from "~/domain/stories/story";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { AdminPage } from "~/components/admin/panel/admin-page";
import { adminMeta } from "~/components/admin/panel/page-name";
import { EmptyState } from "~/components/layout/empty-state";
import { JourneyEnding, WhatIsMissing, listMissing, missingId } from "~/components/admin/panel/warnings";
import { revalidateUnlessNotSent } from "~/components/forms/not-sent";
import { StoryFilters } from "~/components/admin/stories/story-filters";
import { WithdrawnStories } from "~/components/admin/stories/withdrawn-stories";
import { ReceivedStories } from "~/components/admin/stories/received-stories";
import { Sightings } from "~/components/sightings/sightings";
import { stateFromParameter } from "~/components/admin/stories/stories-address";
import { serialize, deserialize } from "~/components/serialized";
import { dayOf } from "~/domain/day";
import { firstCharacters } from "~/domain/first-characters";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import { paginate } from "~/domain/pagination/pagination";
import { countOpenReports } from "~/domain/reports/reports.server";
import { countSightings, listSightings } from "~/domain/sightings/sightings.server";
import type { StoryState } from "~/domain/stories/story";
import { markSuspectsSeen } from "~/domain/stories/story-state.server";
import { attempt } from "~/http/answer/page-action.server";
import { isPageVisit } from "~/http/visits/page-visit.server";
import { countStoriesByState, listStories } from "~/domain/stories/stories-queries.server";
import {
  countWithdrawnStories,
  listWithdrawnStories,
} from "~/domain/stories/withdrawals/withdrawn-stories.server";
import { findUndescribed, findUnlinked } from "~/domain/journey/unlinked-queries.server";
import { journeyPhase } from "~/domain/journey/journey-phase";
import type { PublicSettings } from "~/domain/settings/setting";
import { unsetSettings } from "~/domain/settings/current-settings.server";
import { findLastSeen } from "~/domain/tags/tags-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText, missingText } from "~/text/it/admin/panel";
import { storiesText } from "~/text/it/admin/lists";
import { tagsText } from "~/text/it/admin/tags";

export const handle: RouteHandle = { pageName: () => adminText.tabs.stories };

export const meta = adminMeta;

export const shouldRevalidate = revalidateUnlessNotSent;

const address = "/admin";
const perPage = 30;
const endIsNearMs = 30 * 24 * 60 * 60 * 1000;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site } = context;
  // Only the owner sees this page. The frame around it shows everybody else the login.
  if (!(await context.owner.isSignedIn())) return null;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === address) tidy(searchParams);
  const state = stateFromParameter(searchParams.get("stato"));
  const search = firstCharacters(searchParams.get("q")?.trim() ?? "", longestSearch);
  const counts = await countStoriesByState(site, { search });
  const withdrawn = await countWithdrawnStories(site);
  const sightings = await countSightings(site);
  const others = { sighting: sightings, withdrawn };
  const all = counts.new + counts.read + counts.diary;
  const total = state === null ? all : { ...counts, ...others }[state];
  const isOfStories = state === null || !(state in others);
  const { page, pages, limit, offset } = paginate(searchParams.get("pagina"), total, perPage);
  const listed = { limit, offset };
  const found = { ...listed, state: (state as StoryState | null) ?? ("not-suspect" as const), search };
  const stories = total > 0 && isOfStories ? await listStories(site, found) : [];
  if (state === "suspect" && isPageVisit(request)) {
    await attempt(context, () =>
      markSuspectsSeen(
        site,
        stories.map(({ id }) => id),
      ),
    );
  }
  const withdrawnStories = state === "withdrawn" ? await listWithdrawnStories(site, listed) : null;
  const listedSightings = state === "sighting" ? await listSightings(site, listed) : null;
  const { photos: chosen } = await findChosenPhotos(site, searchParams.getAll("photo"));
  const selected = searchParams.getAll("scelta");
  const seen = { day: await findLastSeen(site), today: dayOf(site.now()) };
  const { new: newStories } = search === "" ? counts : await countStoriesByState(site);
  const missing = {
    newStories,
    openReports: await countOpenReports(site),
    unlinked: await findUnlinked(site),
    undescribed: await findUndescribed(site),
    unset: unsetSettings(site.settings),
  };
  const end = endingOf(site.publicSettings, seen.today);
  return {
    serialized: serialize(stories),
    withdrawnStories,
    listedSightings,
    counts,
    sightings,
    withdrawn,
    state,
    search,
    page,
    pages,
    chosen,
    selected,
    seen,
    missing: listMissing(missing),
    end,
  };
}

/** Returns the last day of the journey (`YYYY-MM-DD`) when the journey is over or ends soon. Otherwise null. */
function endingOf({ journeyStart, journeyEnd }: PublicSettings, today: string) {
  if (journeyEnd === null || Date.parse(journeyEnd) - Date.parse(today) > endIsNearMs) return null;
  return { day: journeyEnd, isOver: journeyPhase({ journeyStart, journeyEnd }, today) === "over" };
}

/**
 * Applies the buttons of the list's form to its query: `vai` (another page) and `unchoose` (a photo or all). On another
 * page, the ticks for deletion (`scelta`) are dropped.
 */
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
  const list = useLoaderData<typeof loader>();
  const stories = useMemo(() => (list ? deserialize(list.serialized) : []), [list]);
  if (!list) return null;
  const { serialized: _, seen, missing, end, withdrawnStories, listedSightings, state, ...shown } = list;
  const { counts, sightings, withdrawn, search, page, pages } = shown;
  const total = counts.new + counts.read + counts.diary + counts.suspect + sightings + withdrawn;
  const isEmpty = total === 0 && state === null && search === "";
  const lastSeen = seen.day === null ? null : <p>{tagsText.lastSeen(seen.day, seen.today)}</p>;
  return (
    <AdminPage before={<Outlet />}>
      {end ? <JourneyEnding {...end} /> : null}
      {isEmpty ? (
        <>
          <WhatIsMissing links={missing} />
          {lastSeen}
          <EmptyState title={storiesText.empty}>
            <p>{storiesText.emptyHint}</p>
          </EmptyState>
        </>
      ) : withdrawnStories || listedSightings ? (
        <>
          <StoryFilters
            view={{ state, search: "", photos: shown.chosen.map(({ name }) => name) }}
            {...{ counts, sightings, withdrawn }}
          />
          {withdrawnStories ? (
            <WithdrawnStories stories={withdrawnStories} total={withdrawn} page={page} pages={pages} />
          ) : (
            <Sightings sightings={listedSightings ?? []} total={sightings} page={page} pages={pages} />
          )}
        </>
      ) : (
        <>
          <ReceivedStories
            {...shown}
            stories={stories}
            state={state as StoryState | null}
            beside={
              <>
                {lastSeen}
                {missing.length > 0 ? (
                  <a href={`#${missingId}`}>{missingText.count(missing.length)}</a>
                ) : null}
              </>
            }
          />
          <WhatIsMissing links={missing} />
        </>
      )}
    </AdminPage>
  );
}
