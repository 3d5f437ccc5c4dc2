import { type OwnersPhoto, type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import { ReceivedPhoto } from "./received-photo";

interface ReceivedPhotosProps {
  /** The id of the story that they came with. */
  story: string;
  photos: OwnersPhoto[];
  /** Stored names of the photos that are ticked. */
  chosen: string[];
  large?: boolean;
  onChoose(name: string, on: boolean): void;
  onEnlarge(photo: StoredPhoto): void;
}

/** The photos of a story, to tick; part of a form. Nothing for a story without. */
export function ReceivedPhotos({ story, photos, chosen, large = false, ...acts }: ReceivedPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={large ? "received-photos story-photos" : "received-photos"}>
      {photos.map((photo) => (
        <ReceivedPhoto
          key={photo.id}
          photo={photo}
          label={photoLabel(photo.name)}
          newLocationAddress={`/admin/nuova-location?${new URLSearchParams({ story, photo: photo.name })}`}
          chosen={chosen.includes(photo.name)}
          large={large}
          {...acts}
        />
      ))}
    </ul>
  );
}
