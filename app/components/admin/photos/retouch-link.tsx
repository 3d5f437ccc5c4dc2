import { ButtonLink } from "~/components/admin/buttons";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import { photoEditText as text } from "~/text/it/admin/photo-edit";

/** A link to the page where the owner turns and covers a photo. */
export function RetouchLink({ photo: { name } }: { photo: Pick<StoredPhoto, "name"> }) {
  return (
    <ButtonLink to={`/admin/foto/${name}`} label={text.link} aria-label={text.linkNamed(photoLabel(name))} />
  );
}
