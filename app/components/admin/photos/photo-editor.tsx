import { Form, Link } from "@remix-run/react";
import { usePending } from "~/components/admin/submit-button";
import { FieldErrors, Field } from "~/components/forms/field";
import { photoEditAddress } from "~/domain/photos/edits/photo-canvas";
import { type DiscSize, writeEdit, discRadius } from "~/domain/photos/edits/photo-edits";
import type { StoredPhoto, PhotoUse } from "~/domain/photos/photo";
import type { PhotoEdit } from "~/images/edits/photo-edits";
import { type PhotoEditErrorCode, photoEditErrors, photoEditText as text } from "~/text/it/admin/photo-edit";
import { PhotoCanvas } from "./photo-canvas";

const addresses: Record<PhotoUse["kind"], (id: string) => string> = {
  story: (id) => `/admin/storie/${id}`,
  "blog-post": (id) => `/admin/articoli/${id}`,
  location: (id) => `/admin/locations/${id}`,
};

interface PhotoEditorProps {
  photo: StoredPhoto;
  uses: PhotoUse[];
  /** The unsaved changes. `error` is the reason why the last button changed nothing. */
  changes: { edits: PhotoEdit[]; size: DiscSize; error: PhotoEditErrorCode | null; toForm: string | null };
  typed: { left: string; top: string };
  /** The unsaved changes, written as the query of the page's address. */
  query: string;
  token: string;
}

/**
 * A photo with its unsaved changes, the buttons that add and undo changes, and 'Salva'. The changes are in the address,
 * so the Back button undoes a change, and a login in between loses none.
 */
export function PhotoEditor({ photo, uses, changes, typed, query, token }: PhotoEditorProps) {
  const { edits, size, error, toForm } = changes;
  const address = photoEditAddress(photo.name, new URLSearchParams());
  const saving = usePending(address);
  const step = (value: string, label: string) => (
    <button className="button button-quiet button-small" name="do" value={value}>
      {label}
    </button>
  );
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
          <DiscSizes size={size} />
          <div className="button-row">
            {step("left", text.turnLeft)}
            {step("right", text.turnRight)}
          </div>
          <div className="button-row">
            {step("undo", text.undo)}
            {step("clear", text.clear)}
          </div>
          <PointFields typed={typed} error={error} />
        </div>
      </Form>
      <Form className="photo-edit-save" method="post" action={query ? `${address}?${query}` : address}>
        <input type="hidden" name="token" value={token} />
        <p role="status">{text.pending(edits.length)}</p>
        <button className="button" aria-disabled={saving || undefined}>
          {saving ? text.saving : text.save}
        </button>
        {toForm ? (
          <Link className="button button-quiet" to={toForm}>
            {text.toForm}
          </Link>
        ) : null}
      </Form>
      <PhotoUses uses={uses} />
    </>
  );
}

interface PointFieldsProps {
  typed: { left: string; top: string };
  /** The reason why the last button changed nothing. */
  error: PhotoEditErrorCode | null;
}

/** A point as two numbers, for people who cannot touch the photo. */
function PointFields({ typed, error }: PointFieldsProps) {
  const isMeant = typed.left !== "" || typed.top !== "" || error === "keyboard";
  return (
    <details className="point-fields" open={isMeant || undefined}>
      <summary>{text.numbers}</summary>
      <div className="form-columns">
        <Field name="left" label={text.fromLeft}>
          {({ required: _, ...control }) => (
            <input {...control} inputMode="decimal" maxLength={6} defaultValue={typed.left} />
          )}
        </Field>
        <Field name="top" label={text.fromTop}>
          {({ required: _, ...control }) => (
            <input {...control} inputMode="decimal" maxLength={6} defaultValue={typed.top} />
          )}
        </Field>
      </div>
      <FieldErrors id="point" errors={error === "not-a-point" ? [photoEditErrors[error]] : []} />
      <button className="button button-quiet button-small" name="do" value="cover">
        {text.coverHere}
      </button>
    </details>
  );
}

/** The choice of the size of the next disc. */
function DiscSizes({ size }: { size: DiscSize }) {
  return (
    <fieldset className="fieldset disc-sizes">
      <legend>{text.size}</legend>
      {(Object.keys(discRadius) as DiscSize[]).map((one) => (
        <label key={one} className="choice">
          <input type="radio" name="size" value={one} defaultChecked={one === size} />
          <span>{text.sizes[one]}</span>
        </label>
      ))}
    </fieldset>
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
            <Link to={addresses[kind](id)}>{text.use[kind](name)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
