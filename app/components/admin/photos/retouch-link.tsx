import { Link } from "@remix-run/react";
import { SmallButton } from "~/components/admin/small-button";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import { photoEditText as text } from "~/text/it/admin/photo-edit";

/** A link to the page where the owner turns and covers a photo. */
export function RetouchLink({ photo: { name } }: { photo: Pick<StoredPhoto, "name"> }) {
  const label = text.linkNamed(photoLabel(name));
  return (
    <Link className="button button-quiet button-small" to={`/admin/foto/${name}`} aria-label={label}>
      {text.link}
    </Link>
  );
}

/** The link as a button inside a form. The server stores all fields of the form, and the page leads back to it. */
export function RetouchButton({ photo: { name } }: { photo: Pick<StoredPhoto, "name"> }) {
  return (
    <SmallButton name="retouch" value={name} aria-label={text.linkNamed(photoLabel(name))}>
      {text.link}
    </SmallButton>
  );
}
