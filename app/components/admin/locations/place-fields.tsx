import { usePending } from "~/components/admin/use-pending";
import { Field, FieldErrors } from "~/components/forms/field";
import { useIsHydrated } from "~/components/use-is-hydrated";
import { locationFormText as text } from "~/text/it/admin/forms";
import { placeText } from "~/text/it/admin/places";
import type { LocationFormState } from "./location-form-state";
import { usePlaceSearch } from "./use-place-search";

interface PlaceFieldsProps {
  /** The address that receives the form. */
  action: string;
  state: LocationFormState;
}

/**
 * The fields for city and country, with a search for places. A found place fills them and the coordinates. Without
 * scripts the server searches.
 */
export function PlaceFields({ action, state }: PlaceFieldsProps) {
  const { values, fieldErrors, isSuggested } = state;
  const { name, options, place, filledPlace, outcome, searching, search, choose } = usePlaceSearch(state);
  const pending = usePending(action, { name: "intent", value: "find-place" }) || searching;
  const isHydrated = useIsHydrated();
  const cityErrors = outcome?.failed ? [outcome.sentence] : fieldErrors.city;
  return (
    <>
      <div className="form-columns">
        <div className="place-search">
          <Field
            name="city"
            label={text.city}
            hint={isSuggested ? placeText.suggested : placeText.findHint}
            errors={cityErrors}
          >
            {(control) => <input {...control} maxLength={100} defaultValue={values.city} />}
          </Field>
          <button
            className="button button-quiet button-small"
            name="intent"
            value="find-place"
            onClick={(event) => {
              event.preventDefault();
              void search(event.currentTarget.form);
            }}
          >
            {pending ? placeText.finding : placeText.find}
          </button>
        </div>
        <Field name="country" label={text.country} errors={fieldErrors.country}>
          {(control) => <input {...control} maxLength={100} defaultValue={values.country} />}
        </Field>
      </div>
      <p className="field-done" role="status">
        {outcome?.failed ? null : outcome?.sentence}
      </p>
      <input type="hidden" name="placeSearch" value={name} />
      <input type="hidden" name="filledPlace" value={filledPlace} />
      <input type="hidden" name="askedPlace" value={state.askedPlace} />
      {options.length > 0 ? (
        <fieldset className="fieldset place-options">
          <legend>{placeText.which(name)}</legend>
          <FieldErrors id="place" errors={fieldErrors.place} />
          {options.map(({ value, label }) => (
            <label key={value} className="place-option">
              <input
                type="radio"
                name="place"
                value={value}
                checked={value === place}
                onChange={(event) => choose(value, event.currentTarget.form, label)}
              />
              {label}
            </label>
          ))}
          {isHydrated ? null : (
            <button className="button button-quiet button-small" name="intent" value="use-place">
              {placeText.use}
            </button>
          )}
        </fieldset>
      ) : null}
    </>
  );
}
