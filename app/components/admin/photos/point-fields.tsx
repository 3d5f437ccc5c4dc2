import { Field, FieldErrors } from "~/components/forms/field";
import { type PhotoEditErrorCode, photoEditErrors, photoEditText as text } from "~/text/it/admin/photo-edit";

interface PointFieldsProps {
  typed: { left: string; top: string };
  /** Why the last button changed nothing. */
  error: PhotoEditErrorCode | null;
}

/** A point by two numbers, for whoever cannot touch the photo. */
export function PointFields({ typed, error }: PointFieldsProps) {
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
