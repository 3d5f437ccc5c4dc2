import { useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useRef } from "react";
import { Button, ButtonLink } from "~/components/admin/buttons";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { EmptyState } from "~/components/layout/empty-state";
import { isModifiedClick, useFollowedLinks } from "~/components/clicks";
import type { StoredPhoto } from "~/domain/photos/photo";
import type { Sighting } from "~/domain/sightings/sighting";
import type { StoryState } from "~/domain/stories/fields";
import type { Story } from "~/domain/stories/story";
import { fill } from "~/text/fill";
import { ListedSighting } from "./other-lists";
import { PhotoSelection, usePhotoSelection } from "./photos/photo-selection";
import { useTicks } from "./photos/received-photos";
import { ReceivedStory } from "./received-story";
import {
  type StoryCounts,
  StoryFilters,
  StorySearchField,
  stateParameters,
  storiesAddress,
  storiesQuery,
} from "./story-filters";

interface ReceivedStoriesProps {
  stories: Story[];
  /** The sightings of the same days. */
  sightings: Sighting[];
  counts: StoryCounts;
  state: StoryState | null;
  search: string;
  /** The ticked photos that the address names, also from stories on other pages. */
  chosen: StoredPhoto[];
  /** The ids of the stories that the address marks as ticked for deletion. */
  selected: string[];
  /** The number of stories on all pages. */
  total: number;
  page: number;
  pages: number;
  beside: ReactNode;
}

/** The stories of one page of the list, in one form. Every button passes the ticked photos on in the address. */
export function ReceivedStories(props: ReceivedStoriesProps) {
  const { stories, sightings, counts, state, search, chosen, total, page, pages, beside } = props;
  const { text: texts, plural } = useOwnerWords();
  const { storyRemoval: text, storyFilters } = texts;
  const form = useRef<HTMLFormElement>(null);
  const { names, choose, unchoose } = usePhotoSelection(
    form,
    chosen.map(({ name }) => name),
  );
  const { ticks, tick } = useTicks(form, "scelta", props.selected);
  // Stories on other pages are never deleted, because the owner must see what is deleted.
  const selected = ticks.filter((id) => stories.some((story) => story.id === id));
  const onPage = stories.flatMap(({ photos }) => photos);
  const known = new Map([...chosen, ...onPage].map((photo) => [photo.name, photo]));
  const submit = useSubmit();
  const followLinks = useFollowedLinks();
  const modified = useRef(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (modified.current) return;
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    // A button with a name shows another page, from its top. Other buttons keep the scroll position: they change this
    // page or open a question over it.
    submit(button ?? event.currentTarget, { preventScrollReset: !button?.name });
    // At the end: after an error the browser sends the form.
    event.preventDefault();
  };
  const view = { state, search, photos: names, page };
  const listed = [...stories, ...sightings].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const isFiltered = state !== null || search !== "";
  return (
    <>
      <StoryFilters view={view} counts={counts} />
      <form
        ref={form}
        method="get"
        action="/admin"
        onClickCapture={(event) => (modified.current = isModifiedClick(event))}
        onSubmit={onSubmit}
      >
        <StorySearchField
          view={view}
          beside={
            <>
              <p role="status">{plural(isFiltered ? storyFilters.found : texts.stories.total, total)}</p>
              {beside}
            </>
          }
        />
        {state ? <input type="hidden" name="stato" value={stateParameters[state]} /> : null}
        {page > 1 ? <input type="hidden" name="pagina" value={page} /> : null}
        {listed.length === 0 ? (
          <EmptyState title={storyFilters.nothing} hint={storyFilters.nothingHint}>
            <ButtonLink
              look="main"
              to={storiesAddress({ ...view, state: null, search: "" })}
              label={storyFilters.clear}
            />
          </EmptyState>
        ) : (
          <ul className="list story-list" onClick={followLinks}>
            {listed.map((one) =>
              "kind" in one ? (
                <ListedSighting key={one.id} {...one} />
              ) : (
                <ReceivedStory
                  key={one.id}
                  story={one}
                  address={`/admin/storie/${one.id}${storiesQuery(view)}`}
                  chosen={names}
                  onChoose={choose}
                  selected={selected.includes(one.id)}
                  onSelect={tick}
                />
              ),
            )}
          </ul>
        )}
        <PhotoSelection
          photos={names.flatMap((name) => known.get(name) ?? [])}
          elsewhere={names.filter((name) => !onPage.some((photo) => photo.name === name))}
          onUnchoose={unchoose}
        />
        {stories.length > 0 ? (
          <section className="removal-selection" aria-label={text.label}>
            <p aria-live="polite">{selected.length === 0 ? text.none : plural(text.some, selected.length)}</p>
            <Button
              look="small-danger"
              formMethod="post"
              formAction="/admin/storie/elimina"
              label={text.remove}
            />
          </section>
        ) : null}
        <PaginationButtons page={page} pages={pages} />
      </form>
    </>
  );
}

/** The buttons to other pages of the list (`vai`). As buttons of the form they send the ticks along. */
function PaginationButtons({ page, pages }: { page: number; pages: number }) {
  const { pagination } = useOwnerWords().text;
  if (pages < 2) return null;
  const step = (to: number, label: string) => <Button name="vai" value={to} label={label} />;
  return (
    <nav className="page-links" aria-label={pagination.label}>
      {page > 1 ? step(page - 1, pagination.newer) : null}{" "}
      <span>{fill(pagination.position, { page, pages })}</span>{" "}
      {page < pages ? step(page + 1, pagination.older) : null}
    </nav>
  );
}
