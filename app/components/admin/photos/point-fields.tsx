import { Field } from "~/components/forms/field";
import { photoEditText as text } from "~/text/it/photo-edit";

/** A point by two numbers, for whoever cannot touch the photo. */
export function PointFields({ typed }: { typed: { left: string; top: string } }) {
  return (
    <details className="point-fields" open={typed.left !== "" || typed.top !== "" || undefined}>
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
      <button className="button button-quiet button-small" name="do" value="cover">
        {text.coverHere}
      </button>
    </details>
  );
}
