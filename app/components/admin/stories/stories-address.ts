import { type StoryState, storyStates } from "~/domain/stories/story";

/** A state by which the list can be filtered. Of a withdrawn story, only the day is left. A sighting is no story yet. */
export type ListedState = StoryState | "sighting" | "withdrawn";

/** The contents of the address of 'Storie Ricevute': the listed stories, and the ticked photos. */
export interface StoriesView {
  state: ListedState | null;
  search: string;
  /** The stored names of the ticked photos. */
  photos: string[];
  /** The number of the page, from 1. */
  page?: number;
}

const values: Record<ListedState, string> = {
  new: "nuova",
  read: "letta",
  diary: "diario",
  suspect: "sospetta",
  sighting: "avvistamento",
  withdrawn: "ritirata",
};

/** Returns the word for a state in addresses (`?stato=`). */
export function stateParameter(state: ListedState): string {
  return values[state];
}

/** Returns the state for a word in an address. Null means all states; a word that is no state means all, too. */
export function stateFromParameter(value: string | null): ListedState | null {
  return (
    [...storyStates, "sighting" as const, "withdrawn" as const].find((state) => values[state] === value) ??
    null
  );
}

/** Returns the query of the list's address with its question mark. Empty for the first page of all stories. */
export function storiesQuery({ state, search, photos, page = 1 }: StoriesView): string {
  const query = new URLSearchParams(photos.map((name) => ["photo", name]));
  if (state) query.set("stato", values[state]);
  if (search !== "") query.set("q", search);
  if (page > 1) query.set("pagina", String(page));
  return query.size > 0 ? `?${query}` : "";
}
