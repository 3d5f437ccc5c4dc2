import type { ReactNode } from "react";

interface RadioOptionsProps {
  name: string;
  options: { value: string; label: ReactNode }[];
  /** The value of the chosen option. Without `onChoose` it is the first choice, which the browser changes. */
  chosen: string;
  onChoose?(value: string, form: HTMLFormElement | null): void;
}

/** The options of a form of which one is chosen. */
export function RadioOptions({ name, options, chosen, onChoose }: RadioOptionsProps) {
  return options.map(({ value, label }) => (
    <label key={value} className="place-option">
      <input
        type="radio"
        name={name}
        value={value}
        checked={onChoose && value === chosen}
        defaultChecked={onChoose ? undefined : value === chosen}
        onChange={onChoose && (({ currentTarget }) => onChoose(value, currentTarget.form))}
      />
      {label}
    </label>
  ));
}
