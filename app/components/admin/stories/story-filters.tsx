import { longestSearch } from "~/domain/stories/story";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { StoryState } from "~/domain/stories/story";
import { storyFiltersText as text } from "~/text/it/admin/received-stories";
import { sightingsText } from "~/text/it/admin/sightings";
import { type ListedState, type StoriesView, storiesQuery } from "./stories-address";
import { Field } from "~/components/forms/field";

interface StoryFiltersProps {
  view: StoriesView;
  /** The number of stories in each state that the search has found. */
  counts: Record<StoryState, number>;
  /** The numbers of all sightings and of all withdrawn stories. The search does not change them. */
  sightings: number;
  withdrawn: number;
}

/** Links that filter the received stories by state, with numbers. They keep the search and the ticked photos. */
export function StoryFilters({ view, counts, sightings, withdrawn }: StoryFiltersProps) {
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
      {counts.suspect > 0 || view.state === "suspect"
        ? link("suspect", text.states.suspect, counts.suspect)
        : null}
      {sightings > 0 || view.state === "sighting" ? link("sighting", sightingsText.filter, sightings) : null}
      {withdrawn > 0 || view.state === "withdrawn" ? link("withdrawn", text.withdrawn, withdrawn) : null}
    </nav>
  );
}

interface StorySearchFieldProps {
  view: StoriesView;
  /** The words beside the search in the line that unfolds it on a phone. */
  beside: ReactNode;
}

/**
 * The search field in the form of the list. Enter presses the first button of a form. This button is first, so Enter
 * shows the first page of the found stories.
 */
export function StorySearchField({ view, beside }: StorySearchFieldProps) {
  return (
    <>
      <div className="list-line">
        <div className="list-count">{beside}</div>
        <details className="search-fold" open={view.search !== "" || undefined}>
          <summary className="button button-quiet button-small">{text.submit}</summary>
        </details>
      </div>
      <div className="story-search" role="search">
        <Field name="q" label={text.search} hint={text.searchHint}>
          {({ required: _, ...control }) => (
            <input
              {...control}
              key={view.search}
              type="search"
              defaultValue={view.search}
              maxLength={longestSearch}
            />
          )}
        </Field>
        <div className="button-row">
          <button className="button button-small" name="vai" value="1">
            {text.submit}
          </button>
          {view.search === "" ? null : (
            <Link
              className="button button-quiet button-small"
              to={`/admin${storiesQuery({ ...view, search: "", page: 1 })}`}
              preventScrollReset
            >
              {text.clearSearch}
            </Link>
          )}
        </div>
      </div>
    </>
  );
}
