import { type StoredPhoto, descriptionField, longestDescription, photoLabel } from "~/domain/photos/photo";
import { ownerFormText as text } from "~/text/it/admin/forms";

/** The field for what can be seen on a photo of an owner's form. */
export function PhotoDescription({ photo }: { photo: StoredPhoto }) {
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
