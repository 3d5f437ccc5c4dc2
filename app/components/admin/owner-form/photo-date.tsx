import type { OwnersPhoto } from "~/domain/photos/photo";
import { ownerFormText as text } from "~/text/it/admin/forms";
import { dayInWords } from "~/text/it/admin/dates";

/** The button that takes over the day on which one of the form's photos was taken, when it is another day. */
export function PhotoDate({ photos, date }: { photos: OwnersPhoto[]; date: string }) {
  const day = photos.find(({ takenOn }) => takenOn !== null)?.takenOn ?? null;
  if (day === null || day === date) return null;
  return (
    <button className="button button-quiet button-small photo-date" name="photoDate" value={day}>
      {text.usePhotoDate(dayInWords(day))}
    </button>
  );
}
