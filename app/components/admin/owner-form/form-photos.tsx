import type { ReactNode } from "react";
import { type OwnersPhoto, photoLabel } from "~/domain/photos/photo";
import type { FieldSentences } from "~/text/field-sentences";
import { ownerFormText as text } from "~/text/it/admin/forms";
import { DraftPhoto } from "~/components/photos/draft-photo";
import { FieldErrors } from "~/components/forms/field";
import { Photo } from "~/components/photos/photo";
import { PhotoDescription } from "./photo-description";
import { RetouchButton } from "~/components/admin/photos/retouch-link";
import { dayInWords } from "~/text/it/admin/dates";

interface FormPhotosProps {
  chosen: OwnersPhoto[];
  /** The stored names of chosen photos that do not belong to the story of this form. */
  ofOtherStories?: string[];
  draft: { id: string; photos: OwnersPhoto[] } | null;
  fieldErrors: FieldSentences;
}

/** The photos that an owner's form already has: chosen from stories, or uploaded with an earlier try. */
export function FormPhotos({ chosen, ofOtherStories = [], draft, fieldErrors }: FormPhotosProps) {
  const drafted = draft?.photos ?? [];
  return (
    <>
      {chosen.length > 0 ? (
        <fieldset className="fieldset">
          <legend>{text.chosen}</legend>
          <ul className="photo-strip">
            {chosen.map((photo) => (
              <FormPhoto key={photo.id} button={{ name: "unchoose", value: photo.name }} photo={photo}>
                <input type="hidden" name="existingPhotos" value={photo.name} />
                <Photo photo={photo} alt={photoLabel(photo.name)} sizes="8rem" />
                {ofOtherStories.includes(photo.name) ? (
                  <span className="photo-origin">{text.ofOtherStory}</span>
                ) : null}
              </FormPhoto>
            ))}
          </ul>
          <div className="button-row">
            {ofOtherStories.length > 0 ? (
              <button
                className="button button-quiet button-small"
                name="unchoose"
                value={ofOtherStories.join("/")}
              >
                {text.removeOthers(ofOtherStories.length)}
              </button>
            ) : null}
            <button className="button button-quiet button-small" name="unchoose" value="*">
              {text.removeAll}
            </button>
          </div>
        </fieldset>
      ) : null}
      <FieldErrors
        id="existingPhotos"
        errors={[...(fieldErrors.existingPhotos ?? []), ...(fieldErrors.descriptions ?? [])]}
      />
      {draft && drafted.length > 0 ? (
        <fieldset className="fieldset">
          <legend>{text.draftPhoto}</legend>
          <ul className="photo-strip">
            {drafted.map((photo) => (
              <FormPhoto key={photo.id} button={{ name: "remove", value: photo.id }} photo={photo}>
                <DraftPhoto photo={photo} draftId={draft.id} alt={photoLabel(photo.name)} />
              </FormPhoto>
            ))}
          </ul>
        </fieldset>
      ) : null}
    </>
  );
}

interface FormPhotoProps {
  button: { name: string; value: string };
  photo: OwnersPhoto;
  children: ReactNode;
}

function FormPhoto({ button, photo, children }: FormPhotoProps) {
  return (
    <li>
      {children}
      <PhotoDescription photo={photo} />
      <RetouchButton photo={photo} />
      <button
        className="button button-quiet button-small"
        {...button}
        aria-label={text.removeNamed(photoLabel(photo.name))}
      >
        {text.remove}
      </button>
    </li>
  );
}

/** A button that sets the date to the day of one of the form's photos. It is hidden when the days are equal. */
export function PhotoDate({ photos, date }: { photos: OwnersPhoto[]; date: string }) {
  const day = photos.find(({ takenOn }) => takenOn !== null)?.takenOn ?? null;
  if (day === null || day === date) return null;
  return (
    <button className="button button-quiet button-small photo-date" name="photoDate" value={day}>
      {text.usePhotoDate(dayInWords(day))}
    </button>
  );
}
