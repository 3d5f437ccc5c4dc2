import { type StoryState, storyStates } from "~/domain/stories/story";

/** A state by which the list can be filtered: of withdrawn stories only the day is left. */
export type ListedState = StoryState | "withdrawn";

/** What the address of "Storie Ricevute" says: which stories are shown, and which photos are ticked. */
export interface StoriesView {
  state: ListedState | null;
  search: string;
  /** Stored names of the ticked photos. */
  photos: string[];
  /** From 1. */
  page?: number;
}

const values: Record<ListedState, string> = {
  new: "nuova",
  read: "letta",
  diary: "diario",
  withdrawn: "ritirata",
};

/** The state as addresses say it (`?stato=`). */
export function stateParameter(state: ListedState): string {
  return values[state];
}

/** The state that an address asks for; null for all of them, also when there is no such state. */
export function stateFromParameter(value: string | null): ListedState | null {
  return [...storyStates, "withdrawn" as const].find((state) => values[state] === value) ?? null;
}

/** The query of the list's address, with its question mark; empty for the first page of all stories. */
export function storiesQuery({ state, search, photos, page = 1 }: StoriesView): string {
  const query = new URLSearchParams(photos.map((name) => ["photo", name]));
  if (state) query.set("stato", values[state]);
  if (search !== "") query.set("q", search);
  if (page > 1) query.set("pagina", String(page));
  return query.size > 0 ? `?${query}` : "";
}
