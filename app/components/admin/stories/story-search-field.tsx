import { Link } from "@remix-run/react";
import { longestSearch } from "~/domain/stories/story-search";
import { Field } from "~/components/forms/field";
import { storyFiltersText as text } from "~/text/it/admin/received-stories";
import { type StoriesView, storiesQuery } from "./stories-address";

/** The search in the list's form: its button comes first there, so Enter presses it, and shows the first page. */
export function StorySearchField({ view }: { view: StoriesView }) {
  return (
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
  );
}
