import { photoUrl, smallestJpeg, type StoredPhoto } from "~/domain/photos/photo";

/** A small photo in a form that is not accepted yet. Only the sender of the form can see it. */
export function DraftPhoto({ photo, draftId, alt }: { photo: StoredPhoto; draftId: string; alt: string }) {
  const smallest = smallestJpeg(photo);
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
