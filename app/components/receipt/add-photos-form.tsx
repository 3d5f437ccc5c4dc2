import { Field } from "~/components/form-parts/field";
import { useWayBack } from "~/components/form-parts/way-back";
import { useWords } from "~/components/languages/use-words";
import { PhotosMore } from "~/components/story-form/photos/photos-field";
import { ConsentField } from "~/components/story-form/story-form";
import type { ReceiptStory } from "~/domain/receipts/receipt";
import { currentConsent } from "~/domain/stories/consent";
import { storyMaxPhotos } from "~/domain/stories/story";
import type { FieldSentences } from "~/text/field-sentences";

/** Returns how many photos the sender can still add to a story. */
export function photoRoom({ state, photos }: Pick<ReceiptStory, "state" | "photos">): number {
  return state === "diary" ? 0 : storyMaxPhotos - photos.length;
}

/** The form by which the sender adds photos to a story that has `room` for them. */
export function AddPhotosForm(props: { path: string; room: number; mistakes?: FieldSentences }) {
  const { path, room, mistakes = {} } = props;
  const { text, plural } = useWords();
  const { receipt, storyForm } = text;
  return (
    <form className="form" method="post" action={useWayBack(`${path}/foto`)} encType="multipart/form-data">
      <p>{plural(receipt.addPhotos.room, room)}</p>
      <Field name="photos" label={storyForm.pickPhotos} hint={storyForm.photosHint} errors={mistakes.photos}>
        {(control) => (
          <input {...control} className="file-picker" type="file" accept="image/*" multiple={room > 1} />
        )}
      </Field>
      <PhotosMore />
      <ConsentField version={currentConsent} agreed={false} errors={mistakes.consent} />
      <p className="field-hint">{receipt.addPhotos.wordsFirst}</p>
      <button className="button">{receipt.addPhotos.send}</button>
    </form>
  );
}
