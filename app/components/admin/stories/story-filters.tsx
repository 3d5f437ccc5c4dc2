import { Link } from "@remix-run/react";
import type { StoryState } from "~/domain/stories/story";
import { storyFiltersText as text } from "~/text/it/admin/received-stories";
import { type ListedState, type StoriesView, storiesQuery } from "./stories-address";

interface StoryFiltersProps {
  view: StoriesView;
  /** How many stories of each state the search finds. */
  counts: Record<StoryState, number>;
  /** How many were withdrawn, whatever the search. */
  withdrawn: number;
}

/** The received stories by state, as links with their number; the search and the ticked photos are kept. */
export function StoryFilters({ view, counts, withdrawn }: StoryFiltersProps) {
  const link = (state: ListedState | null, label: string, count: number) => (
    <Link
      key={label}
      to={`/admin${storiesQuery({ ...view, state, page: 1 })}`}
      aria-current={state === view.state ? "true" : undefined}
      preventScrollReset
    >
      {label} <span className="tab-count">{count}</span>
    </Link>
  );
  return (
    <nav className="story-filters" aria-label={text.label}>
      {link(null, text.all, counts.new + counts.read + counts.diary)}
      {(["new", "read", "diary"] as const).map((state) => link(state, text.states[state], counts[state]))}
      {withdrawn > 0 || view.state === "withdrawn" ? link("withdrawn", text.withdrawn, withdrawn) : null}
    </nav>
  );
}
