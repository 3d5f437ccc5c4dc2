import { useSubmit } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import type { StoredPhoto } from "~/domain/photos/photo";
import type { Story } from "~/domain/stories/story";
import { selectionText } from "~/text/it/admin-lists";
import { isModifiedClick } from "./modified-click";
import { EnlargedPhoto } from "./enlarged-photo";
import { PaginationButtons } from "./pagination-buttons";
import { PhotoSelection } from "./photo-selection";
import { ReceivedStory } from "./received-story";
import { usePhotoSelection } from "./use-photo-selection";

interface ReceivedStoriesProps {
  stories: Story[];
  /** The photos that the address says are chosen, also from stories of other pages. */
  chosen: StoredPhoto[];
  page: number;
  pages: number;
}

/**
 * The stories of one page in one form: whatever button is pressed, the ticked photos go along in the address
 *.
 */
export function ReceivedStories({ stories, chosen, page, pages }: ReceivedStoriesProps) {
  const form = useRef<HTMLFormElement>(null);
  const { names, choose, unchoose } = usePhotoSelection(
    form,
    chosen.map(({ name }) => name),
  );
  const [enlarged, setEnlarged] = useState<StoredPhoto | null>(null);
  const onPage = stories.flatMap(({ photos }) => photos);
  const known = new Map([...chosen, ...onPage].map((photo) => [photo.name, photo]));
  const ticked = names.flatMap((name) => known.get(name) ?? []);
  const submit = useSubmit();
  const modified = useRef(false);
  const onClick = (event: MouseEvent) => {
    modified.current = isModifiedClick(event);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (modified.current) return;
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    // The named buttons show another page, from its top; the others change this one or open a question over it.
    submit(button ?? event.currentTarget, { preventScrollReset: !button?.name });
  };
  const elsewhere = names.filter((name) => !onPage.some((photo) => photo.name === name));
  return (
    <>
      <form ref={form} method="get" action="/admin" onClickCapture={onClick} onSubmit={onSubmit}>
        {/* The browser presses a form's first button on Enter: this one changes nothing but the summary. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {selectionText.update}
        </button>
        {page > 1 ? <input type="hidden" name="pagina" value={page} /> : null}
        <PhotoSelection photos={ticked} elsewhere={elsewhere} onUnchoose={unchoose} />
        <ul className="list">
          {stories.map((story) => (
            <ReceivedStory
              key={story.id}
              story={story}
              chosen={names}
              onChoose={choose}
              onEnlarge={setEnlarged}
            />
          ))}
        </ul>
        <PaginationButtons page={page} pages={pages} />
      </form>
      {enlarged ? <EnlargedPhoto photo={enlarged} onClose={() => setEnlarged(null)} /> : null}
    </>
  );
}
