import { Button, small } from "~/components/admin/buttons";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { FieldErrorList, useIsSending } from "~/components/form-parts/field";
import { DraftPhoto } from "~/components/photos/draft-photo";
import { Photo } from "~/components/photos/photo";
import { type OwnersPhoto, descriptionField, longestDescription, photoLabel } from "~/domain/photos/photo";
import type { FieldSentences } from "~/text/field-sentences";
import { fill } from "~/text/fill";
import type { OwnerFormState } from "./owner-form";

/** The photos that an owner's form already has: chosen from stories, or uploaded with an earlier try. */
export interface FormPhotosProps extends Pick<OwnerFormState<string>, "chosen" | "draft" | "fieldErrors"> {
  /** The stored names of chosen photos that do not belong to the story of this form. */
  ofOtherStories?: string[];
}

/** The photos of a form that keeps them in their order. */
export function FormPhotos({ chosen, ofOtherStories = [], draft, fieldErrors }: FormPhotosProps) {
  const {
    text: { ownerForm: text },
    plural,
  } = useOwnerWords();
  const list = (photos: OwnersPhoto[], draftId?: string) => (
    <ul className="photo-strip">
      {photos.map((photo) => (
        <li key={photo.id}>
          {draftId ? null : <input type="hidden" name="existingPhotos" value={photo.name} />}
          <FormPhoto photo={photo} draftId={draftId} />
          {ofOtherStories.includes(photo.name) ? (
            <span className="photo-origin">{text.ofOtherStory}</span>
          ) : null}
          <PhotoDescription photo={photo} />
          <PhotoButtons photo={photo} draftId={draftId} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {chosen.length > 0 ? (
        <fieldset className="fieldset">
          <legend>{text.chosen}</legend>
          {list(chosen)}
          <div className="button-row">
            {ofOtherStories.length > 0 ? (
              <Button
                name="unchoose"
                value={ofOtherStories.join("/")}
                label={plural(text.removeOthers, ofOtherStories.length)}
              />
            ) : null}{" "}
            <Button name="unchoose" value="*" label={text.removeAll} />
          </div>
        </fieldset>
      ) : null}
      <PhotoMistakes fieldErrors={fieldErrors} />
      {draft && draft.photos.length > 0 ? (
        <fieldset className="fieldset">
          <legend>{text.draftPhoto}</legend>
          {list(draft.photos, draft.id)}
        </fieldset>
      ) : null}
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

/** The buttons that retouch a photo of a form, and remove it. The server stores the form until it is retouched. */
export function PhotoButtons({ photo: { id, name }, draftId }: FormPhotoProps) {
  const text = useOwnerWords().text.ownerForm;
  const { photoEdit } = useOwnerWords().text;
  const label = photoLabel(name);
  const removal = draftId ? { name: "remove", value: id } : { name: "unchoose", value: name };
  return (
    <>
      <Button
        name="retouch"
        value={name}
        label={photoEdit.link}
        aria-label={fill(photoEdit.linkNamed, { label })}
      />{" "}
      <Button {...removal} label={text.remove} aria-label={fill(text.removeNamed, { label })} />
    </>
  );
}

/** The mistakes in the photos that a form already has. */
export function PhotoMistakes({ fieldErrors }: { fieldErrors: FieldSentences }) {
  const { existingPhotos = [], descriptions = [] } = fieldErrors;
  return <FieldErrorList id="existingPhotos" errors={[...existingPhotos, ...descriptions]} />;
}

/** The field for what can be seen on a photo of an owner's form. */
export function PhotoDescription({ photo }: { photo: OwnersPhoto }) {
  const text = useOwnerWords().text.ownerForm;
  return (
    <div className="field photo-description">
      <input
        name={descriptionField(photo.name)}
        aria-label={fill(text.describe, { label: photoLabel(photo.name) })}
        placeholder={text.describeShort}
        defaultValue={photo.description ?? ""}
        maxLength={longestDescription}
        readOnly={useIsSending()}
        autoComplete="off"
      />
    </div>
  );
}

/** A button that sets the date to the day of one of the form's photos. It is hidden when the days are equal. */
export function PhotoDate({ state }: { state: OwnerFormState<"date"> }) {
  const { text, dayInWords } = useOwnerWords();
  const photos = [...state.chosen, ...(state.draft?.photos ?? [])];
  const day = photos.find(({ takenOn }) => takenOn !== null)?.takenOn ?? null;
  if (day === null || day === state.values.date) return null;
  const label = fill(text.ownerForm.usePhotoDate, { day: dayInWords(day) });
  return <Button className={`${small} photo-date`} name="photoDate" value={day} label={label} />;
}
