import type { ReactNode } from "react";
import { RetouchButton } from "~/components/admin/photos/retouch-link";
import { SmallButton } from "~/components/admin/small-button";
import { FieldErrors } from "~/components/forms/field";
import { DraftPhoto } from "~/components/photos/draft-photo";
import { Photo } from "~/components/photos/photo";
import { type OwnersPhoto, descriptionField, longestDescription, photoLabel } from "~/domain/photos/photo";
import type { FieldSentences } from "~/text/field-sentences";
import { dayInWords } from "~/text/it/admin/dates";
import { ownerFormText as text } from "~/text/it/admin/forms";

/** The photos that an owner's form already has: chosen from stories, or uploaded with an earlier try. */
export interface FormPhotosProps {
  chosen: OwnersPhoto[];
  draft: { id: string; photos: OwnersPhoto[] } | null;
  fieldErrors: FieldSentences;
  /** The stored names of chosen photos that do not belong to the story of this form. */
  ofOtherStories?: string[];
}

/** The photos of a form that keeps them in their order. */
export function FormPhotos({ chosen, ofOtherStories = [], draft, fieldErrors }: FormPhotosProps) {
  const strip = (
    legend: string,
    photos: OwnersPhoto[],
    { draftId, below }: { draftId?: string; below?: ReactNode },
  ) =>
    photos.length > 0 ? (
      <fieldset className="fieldset">
        <legend>{legend}</legend>
        <ul className="photo-strip">
          {photos.map((photo) => (
            <li key={photo.id}>
              {draftId ? null : <input type="hidden" name="existingPhotos" value={photo.name} />}
              <FormPhoto photo={photo} draftId={draftId} />
              {ofOtherStories.includes(photo.name) ? (
                <span className="photo-origin">{text.ofOtherStory}</span>
              ) : null}
              <PhotoDescription photo={photo} />
              <RetouchButton photo={photo} />
              <RemoveButton photo={photo} draftId={draftId} />
            </li>
          ))}
        </ul>
        {below}
      </fieldset>
    ) : null;
  const removeSeveral = (
    <div className="button-row">
      {ofOtherStories.length > 0 ? (
        <SmallButton name="unchoose" value={ofOtherStories.join("/")}>
          {text.removeOthers(ofOtherStories.length)}
        </SmallButton>
      ) : null}
      <SmallButton name="unchoose" value="*">
        {text.removeAll}
      </SmallButton>
    </div>
  );
  return (
    <>
      {strip(text.chosen, chosen, { below: removeSeveral })}
      <PhotoMistakes fieldErrors={fieldErrors} />
      {draft ? strip(text.draftPhoto, draft.photos, { draftId: draft.id }) : null}
    </>
  );
}

interface FormPhotoProps {
  photo: OwnersPhoto;
  /** The id of the form's draft, when the photo is only there. */
  draftId?: string;
}

/** One photo of a form. */
export function FormPhoto({ photo, draftId }: FormPhotoProps) {
  const label = photoLabel(photo.name);
  return draftId ? (
    <DraftPhoto photo={photo} draftId={draftId} alt={label} />
  ) : (
    <Photo photo={photo} alt={label} sizes="8rem" />
  );
}

/** The button that removes a photo from a form. */
export function RemoveButton({ photo: { id, name }, draftId }: FormPhotoProps) {
  const button = draftId ? { name: "remove", value: id } : { name: "unchoose", value: name };
  return (
    <SmallButton {...button} aria-label={text.removeNamed(photoLabel(name))}>
      {text.remove}
    </SmallButton>
  );
}

/** The mistakes in the photos that a form already has. */
export function PhotoMistakes({ fieldErrors }: { fieldErrors: FieldSentences }) {
  const { existingPhotos = [], descriptions = [] } = fieldErrors;
  return <FieldErrors id="existingPhotos" errors={[...existingPhotos, ...descriptions]} />;
}

/** The field for what can be seen on a photo of an owner's form. */
export function PhotoDescription({ photo }: { photo: OwnersPhoto }) {
  return (
    <div className="field photo-description">
      <input
        name={descriptionField(photo.name)}
        aria-label={text.describe(photoLabel(photo.name))}
        placeholder={text.describeShort}
        defaultValue={photo.description ?? ""}
        maxLength={longestDescription}
        autoComplete="off"
      />
    </div>
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
