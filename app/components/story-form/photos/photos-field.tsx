import { useRef, type RefObject, useEffect, type ComponentProps } from "react";
import { Field, FieldErrorList } from "~/components/form-parts/field";
import { useWords } from "~/components/languages/use-words";
import { DraftPhoto } from "~/components/photos/draft-photo";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import { storyMaxPhotos } from "~/domain/stories/story";
import { fill } from "~/text/fill";
import {
  type ChosenPhotos,
  filesToSend,
  holdFiles,
  photoErrorsIn,
  type ChosenPhoto,
} from "./use-chosen-photos";

interface PhotosFieldProps {
  /** The photos that arrived with an earlier try and were not removed. Null without any. */
  kept: { draftId: string; photos: StoredPhoto[]; takeAway(id: string): void } | null;
  chosen: ChosenPhotos;
  /** The number of photos in the earlier try that the story had no room for. */
  leftOut: number;
  errors: string[] | undefined;
  disabled: boolean;
}

/** The photos of the story form: arrived photos, chosen photos, and a file input while there is room. */
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
        <PhotoStrip {...{ kept, chosen, disabled, beforeRemoval }} refused={sentences.length > 0} />
      ) : null}
      <div className="photo-count" role="status">
        {count > 0 ? <p>{plural(text.photosCount, count)}</p> : null}
        {leftOut > 0 ? <p>{plural(text.photosLeftOutBefore, leftOut)}</p> : null}
        {chosen.leftOut ? <p>{text.photosLeftOut}</p> : null}
        {chosen.refused ? <p>{text.notices.refusedPhoto.text}</p> : null}
      </div>
      {keptPhotos.length < storyMaxPhotos ? (
        <Field name="photos" label={text.pickPhotos} optional hint={text.photosHint} errors={sentences}>
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
        <FieldErrorList id="photos" errors={errors} />
      )}
      <PhotosMore />
    </fieldset>
  );
}

type PhotoStripProps = Omit<PhotosFieldProps, "errors" | "leftOut"> & {
  beforeRemoval(position: number): void;
  refused: boolean;
};

function PhotoStrip({ kept, chosen, disabled, beforeRemoval, refused }: PhotoStripProps) {
  const text = useWords().text.storyForm;
  const keptPhotos = kept?.photos ?? [];
  return (
    <ul className="photo-strip">
      {keptPhotos.map((photo, position) => (
        <PhotoTile
          key={photo.id}
          label={photoLabel(photo.name)}
          name="remove"
          value={photo.id}
          formNoValidate
          disabled={disabled}
          onClick={(event) => {
            beforeRemoval(position);
            kept?.takeAway(photo.id);
            // Without JavaScript, or after an error, the button sends the form, and the next page lacks the photo.
            event.preventDefault();
          }}
        >
          <DraftPhoto
            photo={photo}
            draftId={kept?.draftId ?? ""}
            alt={fill(text.draftPhotoAlt, { label: photoLabel(photo.name) })}
          />
        </PhotoTile>
      ))}
      {chosen.photos.map((photo, position) => (
        <PhotoTile
          key={photo.number}
          label={photo.chosen.name}
          type="button"
          disabled={disabled}
          onClick={() => {
            beforeRemoval(keptPhotos.length + position);
            chosen.takeAway(photo.number);
          }}
        >
          <ChosenPhotoPicture {...photo} refused={refused} />
        </PhotoTile>
      ))}
    </ul>
  );
}

/** The folded rest of the hint at the photos: facts to know before sending them. */
export function PhotosMore() {
  const text = useWords().text.storyForm;
  return (
    <details className="field-hint">
      <summary>{text.photosMore}</summary>
      <p>{text.photosPrivacy}</p>
      <p>{text.photosOthers}</p>
      <p>{text.photosVideo}</p>
    </details>
  );
}

/** The file input always holds the files to send, so that the browser can also send the form without scripts. */
function usePicker({ photos, choose }: ChosenPhotos) {
  const picker = useRef<HTMLInputElement>(null);
  const onPick = () => choose([...(picker.current?.files ?? [])]);
  const pickedBefore = useRef(onPick);
  useEffect(() => {
    // Somebody may have picked photos before hydration.
    if (picker.current?.files?.length) pickedBefore.current();
  }, []);
  const isHolding = useRef(false);
  useEffect(() => {
    // Photos picked before hydration stay in the input until they are here, in case that this page fails before.
    if (photos.length > 0 || isHolding.current) holdFiles(picker.current, filesToSend(photos));
    isHolding.current = photos.length > 0;
  }, [photos]);
  return { picker, onPick };
}

/**
 * Returns a function to call just before a photo is removed. Then the focus moves to the 'Togli' that now is in the
 * same position, or to the file input. `count` is the number of photos.
 */
function useRemovalFocus(group: RefObject<HTMLElement>, count: number): (position: number) => void {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = group.current?.querySelectorAll<HTMLElement>("li button") ?? [];
    const next = buttons[removed.current] ?? buttons[buttons.length - 1];
    (next ?? group.current?.querySelector<HTMLElement>("input[type=file]"))?.focus();
    removed.current = null;
  }, [group, count]);
  return (position) => {
    removed.current = position;
  };
}

/** A photo of the form (`children`) with its button 'Togli'. The other properties are those of the button. */
function PhotoTile({ label, children, ...button }: ComponentProps<"button"> & { label: string }) {
  const text = useWords().text.storyForm;
  return (
    <li>
      {children}
      <button
        className="button button-quiet button-small"
        aria-label={fill(text.removePhotoNamed, { label })}
        {...button}
      >
        {text.removePhoto}
      </button>
    </li>
  );
}

/** A chosen photo that is not sent yet. The sentences about `refused` photos stand beside the file input. */
function ChosenPhotoPicture({ chosen, prepared, refused }: ChosenPhoto & { refused: boolean }) {
  const text = useWords().text.storyForm;
  return (
    <>
      {prepared?.thumbnail ? (
        <img
          className="thumbnail"
          src={prepared.thumbnail}
          alt={fill(text.chosenPhotoAlt, { file: chosen.name })}
          width={112}
          height={112}
        />
      ) : (
        <p className="photo-blank">
          <b>{chosen.name}</b> {prepared?.thumbnail === null && !refused ? text.noPreview : null}
        </p>
      )}
      <input type="hidden" name="photoPosition" value={prepared?.position ?? ""} />
      <input type="hidden" name="photoTakenOn" value={prepared?.takenAt ?? ""} />
    </>
  );
}
