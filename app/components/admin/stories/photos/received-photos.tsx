import { type OwnersPhoto, type StoredPhoto, photoLabel, photoUrl } from "~/domain/photos/photo";
import { Link } from "@remix-run/react";
import { storiesText as text, selectionText } from "~/text/it/admin/lists";
import { dayInWords } from "~/text/it/admin/dates";
import { RetouchLink } from "~/components/admin/photos/retouch-link";
import { isModifiedClick } from "~/components/modified-click";
import { Photo } from "~/components/photos/photo";
import { useEffect, useRef } from "react";

interface ReceivedPhotosProps {
  /** The id of the story that has these photos. */
  story: string;
  photos: OwnersPhoto[];
  /** The stored names of the ticked photos. */
  chosen: string[];
  large?: boolean;
  onChoose(name: string, on: boolean): void;
  onEnlarge(photo: StoredPhoto): void;
}

/** The photos of a story with tick boxes, as part of a form. Nothing for a story without photos. */
export function ReceivedPhotos({ story, photos, chosen, large = false, ...acts }: ReceivedPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={large ? "received-photos story-photos" : "received-photos"}>
      {photos.map((photo) => (
        <ReceivedPhoto
          key={photo.id}
          photo={photo}
          label={photoLabel(photo.name)}
          newLocationAddress={`/admin/nuova-location?${new URLSearchParams({ story, photo: photo.name })}`}
          chosen={chosen.includes(photo.name)}
          large={large}
          {...acts}
        />
      ))}
    </ul>
  );
}

interface ReceivedPhotoProps {
  photo: OwnersPhoto;
  label: string;
  /** The address of the form for a new location, filled in with the photo's position. */
  newLocationAddress: string;
  chosen: boolean;
  /** Shows the photo as large as possible instead of as a small stamp. */
  large?: boolean;
  onChoose(name: string, on: boolean): void;
  onEnlarge(photo: StoredPhoto): void;
}

/** A photo of a received story. It can be enlarged and ticked, and a location can be created at its position. */
function ReceivedPhoto(props: ReceivedPhotoProps) {
  const { photo, label, newLocationAddress, chosen, large = false, onChoose, onEnlarge } = props;
  return (
    <li>
      <a
        className={large ? "stamp" : "stamp stamp-small"}
        href={photoUrl(photo.name)}
        aria-label={text.enlarge(label)}
        onClick={(event) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          onEnlarge(photo);
        }}
      >
        <Photo
          photo={photo}
          alt={text.photoAlt(label)}
          sizes={large ? "(min-width: 60rem) 34rem, 100vw" : "8rem"}
        />
      </a>
      <label className="choice">
        <input
          type="checkbox"
          name="photo"
          value={photo.name}
          aria-label={text.choosePhoto(label)}
          checked={chosen}
          onChange={(event) => onChoose(photo.name, event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {photo.takenOn ? <p className="photo-taken-on">{text.takenOn(dayInWords(photo.takenOn))}</p> : null}
      <RetouchLink photo={photo} />
      {photo.position ? (
        <p className="photo-position">
          {text.positionKnown}
          <Link
            className="button button-quiet button-small"
            to={newLocationAddress}
            aria-label={text.createLocationFrom(label)}
          >
            {text.createLocation}
          </Link>
        </p>
      ) : null}
    </li>
  );
}

/** A received photo over the page, as large as the screen. Escape, the button on it and the Back button close it. */
export function EnlargedPhoto({ photo, onClose }: { photo: StoredPhoto; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ownStep = useRef(false);
  useEffect(() => {
    dialog.current?.showModal();
    window.history.pushState(window.history.state, "");
    ownStep.current = true;
    const onBack = () => {
      ownStep.current = false;
      dialog.current?.close();
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
        <Photo photo={photo} alt={text.photoAlt(label)} sizes="100vw" first />
      </div>
      <form className="lightbox-bar" method="dialog">
        <button>{selectionText.close}</button>
      </form>
    </dialog>
  );
}
