import { useRef } from "react";
import { Field, FieldErrors } from "~/components/forms/field";
import { useWords } from "~/components/languages/use-words";
import type { StoredPhoto } from "~/domain/photos/photo";
import { storyMaxPhotos } from "~/domain/stories/story";
import { ChosenPhotoTile } from "./chosen-photo-tile";
import { DraftPhotoTile } from "./draft-photo-tile";
import { photoErrorsIn } from "~/components/story-form/prepare-photo/prepare-photo";
import type { ChosenPhotos } from "./use-chosen-photos";
import { usePicker } from "./use-picker";
import { useRemovalFocus } from "./use-removal-focus";

interface PhotosFieldProps {
  /** Photos that already arrived with this form, and were not taken away again. */
  kept: { draftId: string; photos: StoredPhoto[]; takeAway(id: string): void } | null;
  chosen: ChosenPhotos;
  /** How many photos of those that were sent before found no room. */
  leftOut: number;
  errors: string[] | undefined;
  disabled: boolean;
}

/** The photos of the story form: those that arrived, those that are chosen, and the picker while there is room. */
export function PhotosField({ kept, chosen, leftOut, errors, disabled }: PhotosFieldProps) {
  const { text: texts, plural } = useWords();
  const text = texts.storyForm;
  const keptPhotos = kept?.photos ?? [];
  const wrong = photoErrorsIn(chosen.photos.map(({ prepared }) => prepared));
  const sentences = [...new Set([...wrong, ...(errors ?? [])])];
  const count = keptPhotos.length + chosen.photos.length;
  const group = useRef<HTMLFieldSetElement>(null);
  const { picker, onPick } = usePicker(chosen);
  const beforeRemoval = useRemovalFocus(group, count);
  return (
    <fieldset className="fieldset" ref={group}>
      <legend>{text.photos}</legend>
      {kept && keptPhotos.length > 0 ? <p>{text.photosKept}</p> : null}
      {count > 0 ? (
        <ul className="photo-strip">
          {kept
            ? keptPhotos.map((photo, position) => (
                <DraftPhotoTile
                  key={photo.id}
                  {...{ photo, disabled, draftId: kept.draftId }}
                  onTakeAway={() => {
                    beforeRemoval(position);
                    kept.takeAway(photo.id);
                  }}
                />
              ))
            : null}
          {chosen.photos.map((photo, position) => (
            <ChosenPhotoTile
              key={photo.number}
              {...{ photo, disabled }}
              refused={sentences.length > 0}
              onTakeAway={() => {
                beforeRemoval(keptPhotos.length + position);
                chosen.takeAway(photo.number);
              }}
            />
          ))}
        </ul>
      ) : null}
      <div className="photo-count" role="status">
        {count > 0 ? <p>{plural(text.photosCount, count)}</p> : null}
        {leftOut > 0 ? <p>{plural(text.photosLeftOutBefore, leftOut)}</p> : null}
        {chosen.leftOut ? <p>{text.photosLeftOut}</p> : null}
      </div>
      {keptPhotos.length < storyMaxPhotos ? (
        <Field
          name="photos"
          label={text.pickPhotos}
          optional
          hint={`${text.photosHint} ${text.photosPrivacy}`}
          errors={sentences}
        >
          {(control) => (
            <input
              {...control}
              ref={picker}
              className="file-picker"
              type="file"
              accept="image/*"
              multiple
              disabled={disabled}
              onChange={onPick}
            />
          )}
        </Field>
      ) : (
        <FieldErrors id="photos" errors={errors} />
      )}
    </fieldset>
  );
}
