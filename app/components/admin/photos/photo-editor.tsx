import { Form, Link } from "@remix-run/react";
import { Button, ButtonLink, SubmitButton } from "~/components/admin/buttons";
import { Choices, FieldErrors, TextField } from "~/components/forms/field";
import {
  type CanvasBox,
  type DiscSize,
  canvasBoxes,
  canvasSize,
  photoEditAddress,
  writeEdit,
} from "~/domain/photos/edits/photo-edits";
import { type PhotoUse, type StoredPhoto, photoUrl } from "~/domain/photos/photo";
import type { PhotoEdit } from "~/images/edits/photo-edits";
import { photoFiles } from "~/photo-store/photo-files";
import { type PhotoEditErrorCode, photoEditErrors, photoEditText as text } from "~/text/it/admin/photo-edit";

const pages = { story: "storie", "blog-post": "articoli", location: "locations" };

interface PhotoEditorProps {
  photo: StoredPhoto;
  uses: PhotoUse[];
  /** The form in the address, with the typed point. `error` says why the last button changed nothing. */
  form: {
    edits: PhotoEdit[];
    size: DiscSize;
    left: string;
    top: string;
    error: PhotoEditErrorCode | null;
    toForm: string | null;
  };
  /** The unsaved changes, written as the query of the page's address. */
  query: string;
  token: string;
}

/** The editor of a photo. The changes are in the address: Back undoes one, and a login in between loses none. */
export function PhotoEditor({ photo, uses, form, query, token }: PhotoEditorProps) {
  const { edits, size, error, toForm } = form;
  const address = photoEditAddress(photo.name);
  const step = (value: string, label: string) => <Button name="do" value={value} label={label} />;
  return (
    <>
      <Form className="photo-edit" method="get" action={address} preventScrollReset replace>
        {/* Enter presses the first button of a form. In this form it shall set the typed point. */}
        <button className="visually-hidden" name="do" value="cover" tabIndex={-1} aria-hidden="true">
          {text.coverHere}
        </button>
        {edits.map((edit, at) => (
          <input key={at} type="hidden" name="op" value={writeEdit(edit)} />
        ))}
        {toForm ? <input type="hidden" name="modulo" value={toForm} /> : null}
        <div className="photo-edit-picture">
          <FieldErrors
            id="photo-edit"
            errors={error && error !== "not-a-point" ? [photoEditErrors[error]] : []}
          />
          <PhotoCanvas photo={photo} edits={edits} />
        </div>
        <div className="photo-edit-tools">
          <p className="photo-edit-lead">{text.explanation}</p>
          <Choices
            {...{ name: "size", legend: text.size, names: text.sizes, chosen: size }}
            className="disc-sizes"
          />
          <div className="button-row">
            {step("left", text.turnLeft)}
            {step("right", text.turnRight)}
          </div>
          <div className="button-row">
            {step("undo", text.undo)}
            {step("clear", text.clear)}
          </div>
          <PointFields form={form} />
        </div>
      </Form>
      <Form className="photo-edit-save" method="post" action={query ? `${address}?${query}` : address}>
        <input type="hidden" name="token" value={token} />
        <p role="status">{text.pending(edits.length)}</p>
        <SubmitButton to={address} label={text.save} pending={text.saving} />
        {toForm ? <ButtonLink look="quiet" to={toForm} label={text.toForm} /> : null}
      </Form>
      <PhotoUses uses={uses} />
    </>
  );
}

/** The maximum side of the shown picture, in pixels: that of the preview of changes. */
const widest = 1600;

/** The photo as image buttons, one for each range of screen widths, because a touch counts pixels of the shown size. */
function PhotoCanvas({ photo, edits }: { photo: StoredPhoto; edits: PhotoEdit[] }) {
  const query = new URLSearchParams(edits.map((edit) => ["op", writeEdit(edit)]));
  const fitting = photoFiles(photo).findLast(
    ({ type, width, height }) => type === "image/webp" && Math.max(width, height) <= widest,
  );
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
function PointFields({ form }: Pick<PhotoEditorProps, "form">) {
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
      <FieldErrors id="point" errors={error === "not-a-point" ? [photoEditErrors[error]] : []} />
      <Button name="do" value="cover" label={text.coverHere} />
    </details>
  );
}

/** The stories, blog posts and locations that use a photo, with links to them. */
function PhotoUses({ uses }: { uses: PhotoUse[] }) {
  if (uses.length === 0) return <p className="photo-uses">{text.unused}</p>;
  return (
    <div className="photo-uses">
      <p>{text.uses}</p>
      <ul>
        {uses.map(({ kind, id, name }) => (
          <li key={id}>
            <Link to={`/admin/${pages[kind]}/${id}`}>{text.use[kind](name)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
