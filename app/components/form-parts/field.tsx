import { useNavigation } from "@remix-run/react";
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
      </label>{" "}
      {children({
        id,
        name,
        "aria-describedby": described.join(" ") || undefined,
        "aria-invalid": errors.length > 0 || undefined,
        required: !optional || undefined,
      })}
      <FieldErrorList id={id} errors={errors} />
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

export type TextFieldProps = Omit<FieldProps, "children"> &
  InputHTMLAttributes<HTMLInputElement> & {
    /** The number of lines of a field for a longer text. */
    rows?: number;
    /** The values to choose from, instead of a text. */
    options?: { value: string; label: string; lang?: string }[];
  };

/**
 * A field with an input. With `required={false}` it is neither required nor marked as optional. While a form is being
 * sent it takes no words, because the answer may show the form with those that were sent.
 */
export function TextField(props: TextFieldProps) {
  const { name, id, label, optional, hint, errors, aside, rows, options, ...attributes } = props;
  const input = { readOnly: useIsSending(), ...attributes };
  // An element that is not an input has the same attributes, but handlers for its own events.
  const other = input as object;
  return (
    <Field {...{ name, id, label, optional, hint, errors, aside }}>
      {(control) => {
        if (rows) return <textarea {...control} rows={rows} {...other} />;
        if (!options) return <input {...control} {...input} />;
        return (
          <select {...control} {...other}>
            {options.map(({ label: name, ...option }) => (
              <option key={option.value} {...option}>
                {name}
              </option>
            ))}
          </select>
        );
      }}
    </Field>
  );
}

/** True while a form of the page is being sent, on hydrated pages. */
export const useIsSending = () => useNavigation().formMethod === "POST" || undefined;

/** A box to tick, or a radio button, with its label. */
export function Choice({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: ReactNode }) {
  return (
    <label className="choice">
      <input type="checkbox" {...input} /> <span>{label}</span>
    </label>
  );
}

/** One choice of a few, as radio buttons. `names`: the label of each value. */
export function Choices(props: {
  name: string;
  legend: string;
  className?: string;
  names: Record<string, string>;
  chosen: string | null | undefined;
}) {
  const { name, legend, className = "", names, chosen } = props;
  return (
    <fieldset className={`fieldset ${className}`.trim()}>
      <legend>{legend}</legend>
      {Object.entries(names).map(([value, label]) => [
        <Choice key={value} {...{ type: "radio", name, value, label }} defaultChecked={value === chosen} />,
        " ",
      ])}
    </fieldset>
  );
}

/** The sentences under a refused control. `id` is the id of the control. */
export function FieldErrorList({ id, errors = [] }: { id: string; errors?: string[] }) {
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
