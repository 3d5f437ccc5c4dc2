import { FieldErrors } from "~/components/forms/field";
import { precisions } from "~/domain/locations/coordinates/precision";
import { locationFormText as text } from "~/text/it/admin/forms";
import { RadioOptions } from "./radio-options";

interface PrecisionChoiceProps {
  value: string;
  errors?: string[];
  onChoose?(precision: string): void;
}

/** The choice of the precision with which visitors see a point. Each option explains what they see. */
export function PrecisionChoice({ value, errors, onChoose }: PrecisionChoiceProps) {
  const options = precisions.map((precision) => ({
    value: precision,
    label: (
      <span>
        {text.precisions[precision]}
        <span className="field-hint option-hint">{text.precisionHints[precision]}</span>
      </span>
    ),
  }));
  return (
    <fieldset className="fieldset place-options" id="precision">
      <legend>{text.precision}</legend>
      <FieldErrors id="precision" errors={errors} />
      <RadioOptions name="precision" options={options} chosen={value} onChoose={onChoose} />
    </fieldset>
  );
}
