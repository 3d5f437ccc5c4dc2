import type { ComponentProps } from "react";
import { Field } from "~/components/form-parts/field";
import { useWayBack } from "~/components/form-parts/way-back";
import { useWords } from "~/components/languages/use-words";
import { ShortFields } from "~/components/story-form/short-fields";
import { type StoredPhoto, photoLabel, smallestJpeg } from "~/domain/photos/photo";
import type { ReceiptStory } from "~/domain/receipts/receipt";
import { type TypedStoryWords, typedStoryWords } from "~/domain/stories/fields";
import { storyMaxLength } from "~/domain/stories/story";
import type { FieldSentences } from "~/text/field-sentences";
import { fill } from "~/text/fill";

export interface ReceiptFormState {
  values: TypedStoryWords;
  /** The ids of the photos that are ticked for removal. */
  removed: string[];
  /** The `correctedAt` of the story as the sender has seen it; "" before the first correction. */
  seen: string;
  fieldErrors: FieldSentences;
}

/** The form in which the sender corrects a story, or a `refused` correction. It is folded at first. */
export function ReceiptForm(props: { path: string; story: ReceiptStory; refused: ReceiptFormState | null }) {
  const { path, story, refused } = props;
  const { receipt: text, storyForm: labels } = useWords().text;
  const stored = { values: typedStoryWords((field) => story[field]), removed: [], fieldErrors: {} };
  const form: ReceiptFormState = refused ?? { ...stored, seen: story.correctedAt ?? "" };
  const { values, removed, seen, fieldErrors } = form;
  const { photos } = story;
  return (
    <details className="receipt-correction" open={refused !== null}>
      <summary>{photos.length > 0 ? text.correctWithPhotos : text.correct}</summary>
      <form className="form" method="post" action={useWayBack(path)}>
        <p className="field-hint">{text.correctHint}</p>
        <input type="hidden" name="seen" value={seen} />
        <Field name="story" label={labels.story} hint={labels.storyHint} errors={fieldErrors.story}>
          {(control) => (
            <textarea {...control} rows={7} maxLength={storyMaxLength} defaultValue={values.story} />
          )}
        </Field>
        <ShortFields values={values} errors={fieldErrors} />
        {photos.length > 0 ? (
          <fieldset className="field">
            <legend className="field-label">{text.removePhotos}</legend>
            <ul className="photo-strip">
              {photos.map((photo, at) => (
                <li key={photo.id}>
                  <label className="photo-choice">
                    <input
                      type="checkbox"
                      name="remove"
                      value={photo.id}
                      defaultChecked={removed.includes(photo.id)}
                      aria-label={fill(text.removePhotoNamed, { label: photoLabel(photo.name) })}
                    />{" "}
                    <ReceiptPhoto path={path} photo={photo} n={at + 1} alt="" className="thumbnail" />{" "}
                    <span>{text.removePhoto}</span>
                  </label>
                </li>
              ))}
            </ul>
            <p className="field-hint">{text.removeHint}</p>
          </fieldset>
        ) : null}
        <button className="button">{text.save}</button>
      </form>
    </details>
  );
}

type ReceiptPhotoProps = ComponentProps<"img"> & { path: string; photo: StoredPhoto; n: number };

/** The n-th photo of a story, counted from 1. Only people with the story's receipt (`path`) can see it. */
export function ReceiptPhoto({ path, photo, n, ...image }: ReceiptPhotoProps) {
  const { width, height } = smallestJpeg(photo);
  return <img {...image} src={`${path}/foto/${n}`} width={width} height={height} />;
}
