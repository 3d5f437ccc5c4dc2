import { type StoryState, storyStates } from "~/domain/stories/story";

/** What the address of "Storie Ricevute" says: which stories are shown, and which photos are ticked. */
export interface StoriesView {
  state: StoryState | null;
  search: string;
  /** Stored names of the ticked photos. */
  photos: string[];
  /** From 1. */
  page?: number;
}

const values: Record<StoryState, string> = { new: "nuova", read: "letta", diary: "diario" };

/** The state as addresses say it (`?stato=`). */
export function stateParameter(state: StoryState): string {
  return values[state];
}

/** The state that an address asks for; null for all of them, also when there is no such state. */
export function stateFromParameter(value: string | null): StoryState | null {
  return storyStates.find((state) => values[state] === value) ?? null;
}

/** The query of the list's address, with its question mark; empty for the first page of all stories. */
export function storiesQuery({ state, search, photos, page = 1 }: StoriesView): string {
  const query = new URLSearchParams(photos.map((name) => ["photo", name]));
  if (state) query.set("stato", values[state]);
  if (search !== "") query.set("q", search);
  if (page > 1) query.set("pagina", String(page));
  return query.size > 0 ? `?${query}` : "";
}
