import type { StoredPhoto } from "~/domain/photos/photo";
import { photoLabel } from "~/domain/photos/photo";
import { selectionText as text } from "~/text/it/admin/lists";
import { Photo } from "~/components/photos/photo";
import { useIsHydrated } from "~/components/use-is-hydrated";

interface PhotoSelectionProps {
  photos: StoredPhoto[];
  /** Stored names of those that have no tick box on this page. */
  elsewhere: string[];
  /** Takes one photo out, or all of them, without asking the server. */
  onUnchoose(name: string | null): void;
}

/** The photos that are ticked, summed up; without scripts its buttons send the form. */
export function PhotoSelection({ photos, elsewhere, onUnchoose }: PhotoSelectionProps) {
  const inBrowser = useIsHydrated();
  const unchoose = (name: string | null) => ({
    name: "unchoose",
    value: name ?? "*",
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault();
      onUnchoose(name);
    },
  });
  return (
    <section className="selection" aria-labelledby="selection-title">
      <h3 id="selection-title">{text.heading}</h3>
      {elsewhere.map((name) => (
        <input key={name} type="hidden" name="photo" value={name} />
      ))}
      <p aria-live="polite">
        {photos.length === 0 ? text.none : `${text.some(photos.length)}. ${text.hint}`}
      </p>
      {photos.length > 0 ? (
        <ul className="selection-photos">
          {photos.map((photo) => (
            <li key={photo.id}>
              <button className="selection-photo" {...unchoose(photo.name)}>
                <Photo photo={photo} alt={text.unchoose(photoLabel(photo.name))} sizes="4rem" />
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="button-row">
        {inBrowser ? null : <button className="button button-quiet button-small">{text.update}</button>}
        {photos.length > 0 ? (
          <button className="button button-quiet button-small" {...unchoose(null)}>
            {text.unchooseAll}
          </button>
        ) : null}
      </div>
    </section>
  );
}
