import { useWords } from "~/components/languages/use-words";
import { fill } from "~/text/fill";
import { useBlobUrl } from "./use-blob-url";
import type { ChosenPhoto } from "./use-chosen-photos";

interface ChosenPhotoTileProps {
  photo: ChosenPhoto;
  disabled: boolean;
  /** Something is wrong with the photos; what it is stands beside the picker. */
  refused: boolean;
  onTakeAway(): void;
}

/** A photo that is chosen but not sent yet, with its 'Togli'. */
export function ChosenPhotoTile({ photo, disabled, refused, onTakeAway }: ChosenPhotoTileProps) {
  const text = useWords().text.storyForm;
  const { chosen, prepared } = photo;
  const address = useBlobUrl(prepared?.thumbnail ?? null);
  return (
    <li>
      {address ? (
        <img
          className="thumbnail"
          src={address}
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
      <input type="hidden" name="photoTakenOn" value={prepared?.takenOn ?? ""} />
      <button
        className="button button-quiet button-small"
        type="button"
        disabled={disabled}
        aria-label={fill(text.removePhotoNamed, { label: chosen.name })}
        onClick={onTakeAway}
      >
        {text.removePhoto}
      </button>
    </li>
  );
}
