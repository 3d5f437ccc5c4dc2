import { Link } from "@remix-run/react";
import { type OwnersPhoto, type StoredPhoto, photoUrl } from "~/domain/photos/photo";
import { storiesText as text } from "~/text/it/admin/lists";
import { dayInWords } from "~/text/it/admin/dates";
import { RetouchLink } from "~/components/admin/photos/retouch-link";
import { isModifiedClick } from "~/components/admin/modified-click";
import { Photo } from "~/components/photos/photo";

interface ReceivedPhotoProps {
  photo: OwnersPhoto;
  label: string;
  /** The address of the location form with the photo's position. */
  newLocationAddress: string;
  chosen: boolean;
  /** As large as there is room for, not as a small stamp. */
  large?: boolean;
  onChoose(name: string, on: boolean): void;
  onEnlarge(photo: StoredPhoto): void;
}

/** A photo of a received story: it can be enlarged and ticked, and a location can be created where it was taken. */
export function ReceivedPhoto(props: ReceivedPhotoProps) {
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
