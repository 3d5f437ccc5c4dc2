import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { ListSearch } from "~/components/admin/list-search";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import type { StoryState } from "~/domain/stories/fields";

/** A state by which the list can be filtered. Of a withdrawn story only the day is left. A sighting is no story yet. */
export type ListedState = StoryState | "sighting" | "withdrawn";

/** The number of items in each list. The search changes only those of stories; without one, sightings count as well. */
export type StoryCounts = Record<ListedState | "all", number>;

/** The contents of the address of 'Storie Ricevute': the listed stories, and the ticked photos. */
interface StoriesView {
  state: ListedState | null;
  search: string;
  /** The stored names of the ticked photos. */
  photos: string[];
  page?: number;
}

/** The word for each state in addresses (`?stato=`). */
export const stateParameters: Record<ListedState, string> = {
  new: "nuova",
  read: "letta",
  diary: "diario",
  suspect: "sospetta",
  sighting: "avvistamento",
  withdrawn: "ritirata",
};
const states = Object.keys(stateParameters) as ListedState[];
const alwaysShown: ListedState[] = ["new", "read", "diary"];

/** Returns the state for a word in an address. Null means all states; a word that is no state means all, too. */
export function stateFromParameter(value: string | null): ListedState | null {
  return states.find((state) => stateParameters[state] === value) ?? null;
}

/** Returns the address of the list. */
export function storiesAddress(view: StoriesView): string {
  return `/admin${storiesQuery(view)}`;
}

/** Returns the query of the list's address with its question mark. Empty for the first page of all stories. */
export function storiesQuery({ state, search, photos, page = 1 }: StoriesView): string {
  const query = new URLSearchParams(photos.map((name) => ["photo", name]));
  if (state) query.set("stato", stateParameters[state]);
  if (search !== "") query.set("q", search);
  if (page > 1) query.set("pagina", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** Links that filter the received stories by state, with numbers. They keep the search and the ticked photos. */
export function StoryFilters({ view, counts }: { view: StoriesView; counts: StoryCounts }) {
  const text = useOwnerWords().text.storyFilters;
  const link = (state: ListedState | null, label: string, count: number) => (
    <Link
      key={label}
      to={storiesAddress({ ...view, state, page: 1 })}
      aria-current={state === view.state ? "true" : undefined}
      preventScrollReset
    >
      {label} <span className="tab-count">{count}</span>
    </Link>
  );
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const [bar, chosen] = [nav.current, nav.current?.querySelector<HTMLElement>("[aria-current]")];
    if (bar && chosen) bar.scrollLeft = chosen.offsetLeft - bar.offsetLeft - bar.clientWidth / 3;
  }, [view.state]);
  const isShown = (state: ListedState) =>
    alwaysShown.includes(state) || counts[state] > 0 || state === view.state;
  return (
    <nav className="story-filters" aria-label={text.label} ref={nav}>
      {link(null, text.all, counts.all)}{" "}
      {states.filter(isShown).map((state) => [link(state, text.states[state], counts[state]), " "])}
    </nav>
  );
}

/** The search field of the list. Its button shows the first page of the found stories. */
export function StorySearchField({ view, beside }: { view: StoriesView; beside: ReactNode }) {
  const text = useOwnerWords().text.storyFilters;
  const clear = view.search === "" ? null : storiesAddress({ ...view, search: "", page: 1 });
  return (
    <ListSearch search={view.search} button={{ name: "vai", value: "1" }} {...{ text, clear, beside }} />
  );
}
