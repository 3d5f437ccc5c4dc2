import { Link, useSubmit } from "@remix-run/react";
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
  type RefObject,
  useEffect,
} from "react";
import { useListLinks } from "~/components/admin/list-link";
import { PhotoSelection, usePhotoSelection } from "~/components/admin/stories/photos/photo-selection";
import { EnlargedPhoto } from "~/components/admin/stories/photos/received-photos";
import { EmptyState } from "~/components/layout/empty-state";
import { isModifiedClick } from "~/components/modified-click";
import type { StoredPhoto } from "~/domain/photos/photo";
import type { Story, StoryState } from "~/domain/stories/story";
import { storiesText } from "~/text/it/admin/lists";
import { paginationText } from "~/text/it/admin/panel";
import { storyFiltersText, storyRemovalText as text } from "~/text/it/admin/received-stories";
import { ReceivedStory } from "./received-story";
import { stateParameter, storiesQuery } from "./stories-address";
import { StoryFilters, StorySearchField } from "./story-filters";

interface ReceivedStoriesProps {
  stories: Story[];
  /** The number of stories in each state that the search has found. */
  counts: Record<StoryState, number>;
  sightings: number;
  withdrawn: number;
  state: StoryState | null;
  search: string;
  /** The ticked photos that the address names, also from stories on other pages. */
  chosen: StoredPhoto[];
  /** The ids of the stories that the address marks as ticked for deletion. */
  selected: string[];
  page: number;
  pages: number;
  /** The words beside the number of stories. */
  beside: ReactNode;
}

/** The stories of one page of the list, in one form. Every button passes the ticked photos on in the address. */
export function ReceivedStories(props: ReceivedStoriesProps) {
  const { stories, counts, sightings, withdrawn, state, search, chosen, page, pages, beside } = props;
  const form = useRef<HTMLFormElement>(null);
  const { names, choose, unchoose } = usePhotoSelection(
    form,
    chosen.map(({ name }) => name),
  );
  const ids = stories.map(({ id }) => id);
  const { selected, select } = useRemovalSelection(form, ids, props.selected);
  const [enlarged, setEnlarged] = useState<StoredPhoto | null>(null);
  const onPage = stories.flatMap(({ photos }) => photos);
  const known = new Map([...chosen, ...onPage].map((photo) => [photo.name, photo]));
  const ticked = names.flatMap((name) => known.get(name) ?? []);
  const submit = useSubmit();
  const followLinks = useListLinks();
  const modified = useRef(false);
  const onClick = (event: MouseEvent) => {
    modified.current = isModifiedClick(event);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (modified.current) return;
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    // A button with a name shows another page, from its top. Other buttons keep the scroll position: they change this
    // page or open a question over it.
    submit(button ?? event.currentTarget, { preventScrollReset: !button?.name });
  };
  const elsewhere = names.filter((name) => !onPage.some((photo) => photo.name === name));
  const view = { state, search, photos: names, page };
  const total = state ? counts[state] : counts.new + counts.read + counts.diary;
  const isFiltered = state !== null || search !== "";
  return (
    <>
      <StoryFilters {...{ view, counts, sightings, withdrawn }} />
      <form ref={form} method="get" action="/admin" onClickCapture={onClick} onSubmit={onSubmit}>
        <StorySearchField
          view={view}
          beside={
            <>
              <p role="status">{isFiltered ? storyFiltersText.found(total) : storiesText.total(total)}</p>
              {beside}
            </>
          }
        />
        {state ? <input type="hidden" name="stato" value={stateParameter(state)} /> : null}
        {page > 1 ? <input type="hidden" name="pagina" value={page} /> : null}
        {stories.length === 0 ? (
          <EmptyState title={storyFiltersText.nothing}>
            <p>{storyFiltersText.nothingHint}</p>
            <Link className="button" to={`/admin${storiesQuery({ ...view, state: null, search: "" })}`}>
              {storyFiltersText.clear}
            </Link>
          </EmptyState>
        ) : (
          <ul className="list story-list" onClick={followLinks}>
            {stories.map((story) => (
              <ReceivedStory
                key={story.id}
                story={story}
                address={`/admin/storie/${story.id}${storiesQuery(view)}`}
                chosen={names}
                onChoose={choose}
                selected={selected.includes(story.id)}
                onSelect={select}
                onEnlarge={setEnlarged}
              />
            ))}
          </ul>
        )}
        <PhotoSelection photos={ticked} elsewhere={elsewhere} onUnchoose={unchoose} />
        {stories.length > 0 ? <RemovalSelection count={selected.length} /> : null}
        <PaginationButtons page={page} pages={pages} />
      </form>
      {enlarged ? <EnlargedPhoto photo={enlarged} onClose={() => setEnlarged(null)} /> : null}
    </>
  );
}

/** The buttons to other pages of the list (`vai`). As buttons of the form they send the ticks along. */
function PaginationButtons({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  const step = (to: number, label: string) => (
    <button className="button button-quiet button-small" name="vai" value={to}>
      {label}
    </button>
  );
  return (
    <nav className="page-links" aria-label={paginationText.label}>
      {page > 1 ? step(page - 1, paginationText.newer) : null}
      <span>{paginationText.position(page, pages)}</span>
      {page < pages ? step(page + 1, paginationText.older) : null}
    </nav>
  );
}

/**
 * Returns the ids of this page's stories that are ticked for deletion. At first they come from the address
 * (`selected`). Stories on other pages are never included, because the owner must see what is deleted.
 */
function useRemovalSelection(form: RefObject<HTMLFormElement>, onPage: string[], selected: string[]) {
  const [ids, setIds] = useState(selected);

  // The owner may have ticked boxes before hydration.
  useEffect(() => {
    if (form.current) setIds(new FormData(form.current).getAll("scelta").map(String));
  }, [form]);

  return {
    selected: ids.filter((id) => onPage.includes(id)),
    select: (id: string, on: boolean) =>
      setIds((before) => [...before.filter((one) => one !== id), ...(on ? [id] : [])]),
  };
}

/** The number of stories on this page that are ticked for deletion, with the button that deletes them. */
function RemovalSelection({ count }: { count: number }) {
  return (
    <section className="removal-selection" aria-label={text.label}>
      <p aria-live="polite">{count === 0 ? text.none : text.some(count)}</p>
      <button
        className="button button-quiet button-danger button-small"
        formMethod="post"
        formAction="/admin/storie/elimina"
      >
        {text.remove}
      </button>
    </section>
  );
}
