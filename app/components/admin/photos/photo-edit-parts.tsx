import { Link } from "@remix-run/react";
import { Button } from "~/components/admin/buttons";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { FieldErrorList, TextField } from "~/components/form-parts/field";
import {
  type CanvasBox,
  canvasBoxes,
  canvasSize,
  photoEditAddress,
  writeEdit,
} from "~/domain/photos/edits/photo-edits";
import { type PhotoUse, type StoredPhoto, photoUrl } from "~/domain/photos/photo";
import type { PhotoEdit } from "~/images/edits/photo-edits";
import { photoFiles } from "~/photo-store/photo-files";
import { fill } from "~/text/fill";
import type { PhotoEditErrorCode } from "~/text/words";

const pages = { story: "storie", "blog-post": "articoli", location: "locations" };

/** The maximum side of the shown picture, in pixels: that of the preview of changes. */
const widest = 1600;

/** The photo as image buttons, one for each range of screen widths, because a touch counts pixels of the shown size. */
export function PhotoCanvas({ photo, edits }: { photo: StoredPhoto; edits: PhotoEdit[] }) {
  const text = useOwnerWords().text.photoEdit;
  const query = new URLSearchParams(edits.map((edit) => ["op", writeEdit(edit)]));
  const fitting = photoFiles(photo)
    .filter(({ type, width, height }) => type === "image/webp" && Math.max(width, height) <= widest)
    .pop();
  const stored = photoUrl((fitting ?? photo).name);
  const src = edits.length > 0 ? photoEditAddress(photo.name, query, "/anteprima") : stored;
  return (Object.keys(canvasBoxes) as CanvasBox[]).map((box) => (
    <input
      key={box}
      className={`photo-canvas photo-canvas-${box}`}
      type="image"
      name={box}
      src={src}
      alt={text.canvas}
      {...canvasSize(photo, edits, box)}
    />
  ));
}

/** A point as two numbers, for people who cannot touch the photo. */
export function PointFields(form: { left: string; top: string; error: PhotoEditErrorCode | null }) {
  const text = useOwnerWords().text.photoEdit;
  const { left, top, error } = form;
  const isMeant = left !== "" || top !== "" || error === "keyboard";
  const labels = { left: text.fromLeft, top: text.fromTop };
  return (
    <details className="point-fields" open={isMeant || undefined}>
      <summary>{text.numbers}</summary>
      <div className="form-columns">
        {(["left", "top"] as const).map((name) => (
          <TextField
            {...{ name, label: labels[name], defaultValue: form[name] }}
            key={name}
            required={false}
            inputMode="decimal"
            maxLength={6}
          />
        ))}
      </div>
      <FieldErrorList id="point" errors={error === "not-a-point" ? [text.errors[error]] : []} />
      <Button name="do" value="cover" label={text.coverHere} />
    </details>
  );
}

/** The stories, blog posts and locations that use a photo, with links to them. */
export function PhotoUses({ uses }: { uses: PhotoUse[] }) {
  const text = useOwnerWords().text.photoEdit;
  const nameOf = ({ kind, name }: PhotoUse) =>
    name === null && kind === "story" ? text.anonymousStory : fill(text.use[kind], { name: name ?? "" });
  if (uses.length === 0) return <p className="photo-uses">{text.unused}</p>;
  return (
    <div className="photo-uses">
      <p>{text.uses}</p>
      <ul>
        {uses.map((use) => (
          <li key={use.id}>
            <Link to={`/admin/${pages[use.kind]}/${use.id}`}>{nameOf(use)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
