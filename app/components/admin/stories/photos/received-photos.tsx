import { type RefObject, useEffect, useRef, useState } from "react";
import { ButtonLink } from "~/components/admin/buttons";
import { RetouchLink } from "~/components/admin/photos/retouch-link";
import { Choice } from "~/components/form-parts/field";
import { isModifiedClick } from "~/components/clicks";
import { opensDialogs } from "~/components/dialogs";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { Photo } from "~/components/photos/photo";
import { type OwnersPhoto, type StoredPhoto, photoLabel, photoUrl } from "~/domain/photos/photo";
import { fill } from "~/text/fill";

interface ReceivedPhotosProps {
  story: string;
  photos: OwnersPhoto[];
  chosen: string[];
  large?: boolean;
  onChoose(name: string, on: boolean): void;
}

/** The photos of a story with tick boxes, as part of a form. Nothing for a story without photos. */
export function ReceivedPhotos({ photos, large = false, ...shown }: ReceivedPhotosProps) {
  const [enlarged, setEnlarged] = useState<StoredPhoto | null>(null);
  if (photos.length === 0) return null;
  const labels = photos.map(({ name }) => photoLabel(name));
  return (
    <>
      <ul className={large ? "received-photos story-photos" : "received-photos"}>
        {photos.map((photo, at) => (
          <ReceivedPhoto
            key={photo.id}
            {...{ photo, large, ...shown }}
            // Two photos of one name can be told apart.
            label={(labels[at] ?? "") + (labels.indexOf(labels[at] ?? "") < at ? ` (${at + 1})` : "")}
            onEnlarge={() => setEnlarged(photo)}
          />
        ))}
      </ul>
      {enlarged ? <EnlargedPhoto photo={enlarged} onClose={() => setEnlarged(null)} /> : null}
    </>
  );
}

interface ReceivedPhotoProps extends Omit<ReceivedPhotosProps, "photos"> {
  photo: OwnersPhoto;
  label: string;
  onEnlarge(): void;
}

/** A photo of a received story. It can be enlarged and ticked, and a location can be created at its position. */
function ReceivedPhoto({ story, photo, label, chosen, large, onChoose, onEnlarge }: ReceivedPhotoProps) {
  const { text: texts, dated, dayInWords } = useOwnerWords();
  const text = texts.stories;
  const { name, takenOn } = photo;
  return (
    <li>
      <a
        className={large ? "stamp" : "stamp stamp-small"}
        href={photoUrl(name)}
        aria-label={fill(text.enlarge, { label })}
        onClick={(event) => {
          if (isModifiedClick(event) || !opensDialogs()) return;
          event.preventDefault();
          onEnlarge();
        }}
      >
        <Photo
          photo={photo}
          alt={fill(text.photoAlt, { label })}
          sizes={large ? "(min-width: 60rem) 34rem, 100vw" : "8rem"}
        />
      </a>
      <Choice
        label={label}
        name="photo"
        value={name}
        aria-label={fill(text.choosePhoto, { label })}
        checked={chosen.includes(name)}
        onChange={(event) => onChoose(name, event.currentTarget.checked)}
      />{" "}
      {takenOn ? <p className="photo-taken-on">{dated(text.takenOn, { day: dayInWords(takenOn) })}</p> : null}
      <RetouchLink photo={photo} />
      {photo.position ? (
        <p className="photo-position">
          {text.positionKnown}{" "}
          <ButtonLink
            to={`/admin/nuova-location?${new URLSearchParams({ story, photo: name })}`}
            label={text.createLocation}
            aria-label={fill(text.createLocationFrom, { label })}
          />
        </p>
      ) : null}
    </li>
  );
}

/** Says how many photos an article will get, and how many of them are of `others`, other stories. */
export function PhotosToPromote({ count, others }: Record<"count" | "others", number>) {
  const { text, plural } = useOwnerWords();
  const { none, own, allOthers, someOthers } = text.stories.promoteWith;
  if (count === 0) return none;
  if (others === 0) return plural(own, count);
  return others === count ? plural(allOthers, count) : fill(plural(someOthers, others), { all: count });
}

/** A received photo over the page, as large as the screen. Escape, the button on it and the Back button close it. */
function EnlargedPhoto({ photo, onClose }: { photo: StoredPhoto; onClose(): void }) {
  const { stories: text, selection } = useOwnerWords().text;
  const dialog = useRef<HTMLDialogElement>(null);
  const ownStep = useRef(false);
  const close = () => dialog.current?.close();
  useEffect(() => {
    dialog.current?.showModal();
    window.history.pushState(window.history.state, "");
    ownStep.current = true;
    const onBack = () => {
      ownStep.current = false;
      close();
    };
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);
  const closed = () => {
    if (ownStep.current) window.history.back();
    onClose();
  };
  const label = photoLabel(photo.name);
  return (
    <dialog ref={dialog} className="lightbox" aria-label={label} onClose={closed}>
      <div className="lightbox-photo">
        <Photo photo={photo} alt={fill(text.photoAlt, { label })} sizes="100vw" first />
      </div>
      <div className="lightbox-bar">
        <button type="button" onClick={close}>
          {selection.close}
        </button>
      </div>
    </dialog>
  );
}

/** Returns the ticked boxes with this name in a form: at first `ticked`, and what was ticked before hydration. */
export function useTicks(form: RefObject<HTMLFormElement>, name: string, ticked: string[]) {
  const [ticks, setTicks] = useState(ticked);
  useEffect(() => {
    if (form.current) setTicks(new FormData(form.current).getAll(name).map(String));
  }, [form, name]);
  const tick = (value: string, on: boolean) =>
    setTicks((before) => [...before.filter((one) => one !== value), ...(on ? [value] : [])]);
  return { ticks, tick, setTicks };
}
