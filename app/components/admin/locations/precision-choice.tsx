import { FieldErrors } from "~/components/forms/field";
import { precisions } from "~/domain/locations/coordinates/precision";
import { locationFormText as text } from "~/text/it/admin/forms";

interface PrecisionChoiceProps {
  value: string;
  errors?: string[];
  onChoose?(precision: string): void;
}

/** The choice of the precision with which visitors see a point. Each option explains what they see. */
export function PrecisionChoice({ value, errors, onChoose }: PrecisionChoiceProps) {
  return (
    <fieldset className="fieldset place-options" id="precision">
      <legend>{text.precision}</legend>
      <FieldErrors id="precision" errors={errors} />
      {precisions.map((precision) => (
        <label key={precision} className="place-option">
          <input
            type="radio"
            name="precision"
            value={precision}
            {...(onChoose
              ? { checked: precision === value, onChange: () => onChoose(precision) }
              : { defaultChecked: precision === value })}
          />
          <span>
            {text.precisions[precision]}
            <span className="field-hint option-hint">{text.precisionHints[precision]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
