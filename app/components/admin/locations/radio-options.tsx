import type { ReactNode } from "react";
import { FieldErrorList } from "~/components/form-parts/field";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { precisions } from "~/domain/locations/coordinates/precision";

interface RadioOptionsProps {
  name: string;
  options: { value: string; label: ReactNode }[];
  /** The value of the chosen option. Without `onChoose` it is the first choice, which the browser changes. */
  chosen: string;
  onChoose?(value: string, form: HTMLFormElement | null): void;
}

/** The options of a form of which one is chosen. */
export function RadioOptions({ name, options, chosen, onChoose }: RadioOptionsProps) {
  return options.map(({ value, label }) => [
    <label key={value} className="place-option">
      <input
        type="radio"
        name={name}
        value={value}
        checked={onChoose && value === chosen}
        defaultChecked={onChoose ? undefined : value === chosen}
        onChange={onChoose && (({ currentTarget }) => onChoose(value, currentTarget.form))}
      />{" "}
      {label}
    </label>,
    " ",
  ]);
}

/** The choice of the precision with which visitors see a point. Each option explains what they see. */
export function PrecisionChoice(props: {
  value: string;
  errors?: string[];
  onChoose?(precision: string): void;
}) {
  const { value, errors, onChoose } = props;
  const { precision: precisionText, locationForm: text } = useOwnerWords().text;
  const options = precisions.map((precision) => ({
    value: precision,
    label: (
      <span>
        {precisionText[precision]}{" "}
        <span className="field-hint option-hint">{text.precisionHints[precision]}</span>
      </span>
    ),
  }));
  return (
    <fieldset className="fieldset place-options" id="precision">
      <legend>{text.precision}</legend>
      <FieldErrorList id="precision" errors={errors} />
      <RadioOptions name="precision" options={options} chosen={value} onChoose={onChoose} />
    </fieldset>
  );
}
