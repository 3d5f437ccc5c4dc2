import { type StoredPhoto, photoUrl } from "~/domain/photos/photo";
import { photoFiles } from "~/photo-store/photo-files";

/** A photo of a form that is not accepted yet, small; only who has the form can see it. */
export function DraftPhoto({ photo, draftId, alt }: { photo: StoredPhoto; draftId: string; alt: string }) {
  const smallest = photoFiles(photo).findLast(({ type }) => type === "image/jpeg") ?? photo;
  return (
    <img
      className="thumbnail"
      src={`${photoUrl(smallest.name)}?draft=${draftId}`}
      alt={alt}
      width={smallest.width}
      height={smallest.height}
    />
  );
}
