import type { InputHTMLAttributes, ReactNode } from "react";
import { useWords } from "~/components/languages/use-words";

/** The attributes that connect a control with its label, hint and errors. */
type ControlProps = Pick<
  InputHTMLAttributes<HTMLElement>,
  "id" | "name" | "required" | "aria-describedby" | "aria-invalid"
>;

interface FieldProps {
  name: string;
  /** The id of the control. The default is the name; two fields of one page may have the same name. */
  id?: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  errors?: string[];
  /** Shown under the control at the right, such as a counter. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** One field of a form: label, control, hint and mistakes together. */
export function Field({ name, id = name, label, optional, hint, errors = [], aside, children }: FieldProps) {
  const { text } = useWords();
  const described = [hint ? `${id}-hint` : null, errors.length > 0 ? `${id}-error` : null].filter(Boolean);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} {optional ? <span className="field-optional">{text.layout.optional}</span> : null}
      </label>
      {children({
        id,
        name,
        "aria-describedby": described.join(" ") || undefined,
        "aria-invalid": errors.length > 0 || undefined,
        required: !optional || undefined,
      })}
      <FieldErrors id={id} errors={errors} />
      {hint || aside ? (
        <div className="field-foot">
          {hint ? (
            <p className="field-hint" id={`${id}-hint`}>
              {hint}
            </p>
          ) : null}
          {aside}
        </div>
      ) : null}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, "children"> & InputHTMLAttributes<HTMLInputElement>;

/** A field with an input. With `required={false}` it is neither required nor marked as optional. */
export function TextField({ name, id, label, optional, hint, errors, aside, ...input }: TextFieldProps) {
  return (
    <Field {...{ name, id, label, optional, hint, errors, aside }}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}

/** A box to tick, or a radio button, with its label. */
export function Choice({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: ReactNode }) {
  return (
    <label className="choice">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}

/** The sentences under a refused control. `id` is the id of the control. */
export function FieldErrors({ id, errors = [] }: { id: string; errors?: string[] }) {
  if (errors.length === 0) return null;
  return (
    <div id={`${id}-error`}>
      {errors.map((error) => (
        <p className="field-error" key={error}>
          {error}
        </p>
      ))}
    </div>
  );
}
