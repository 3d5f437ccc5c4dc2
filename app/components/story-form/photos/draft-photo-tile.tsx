import { useWords } from "~/components/languages/use-words";
import { DraftPhoto } from "~/components/photos/draft-photo";
import { type StoredPhoto, photoLabel } from "~/domain/photos/photo";
import { fill } from "~/text/fill";

interface DraftPhotoTileProps {
  photo: StoredPhoto;
  draftId: string;
  disabled: boolean;
  /** In the browser; without JavaScript the button sends the form, which comes back without the photo. */
  onTakeAway(): void;
}

/** A photo that already arrived with a refused form, with its 'Togli'. */
export function DraftPhotoTile({ photo, draftId, disabled, onTakeAway }: DraftPhotoTileProps) {
  const text = useWords().text.storyForm;
  const label = photoLabel(photo.name);
  return (
    <li>
      <DraftPhoto photo={photo} draftId={draftId} alt={fill(text.draftPhotoAlt, { label })} />
      <button
        className="button button-quiet button-small"
        name="remove"
        value={photo.id}
        formNoValidate
        disabled={disabled}
        aria-label={fill(text.removePhotoNamed, { label })}
        onClick={(event) => {
          event.preventDefault();
          onTakeAway();
        }}
      >
        {text.removePhoto}
      </button>
    </li>
  );
}
