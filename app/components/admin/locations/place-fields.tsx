import { useRef, useState } from "react";
import { usePending } from "~/components/admin/submit-button";
import { callApi } from "~/components/api-client";
import { Field, FieldErrors } from "~/components/forms/field";
import { useIsHydrated } from "~/components/use-is-hydrated";
import { nameOf, parsePlaceValue, placeValue } from "~/domain/places/chosen-place";
import { ownerFieldSentences } from "~/text/it/admin/field-sentences";
import { locationFormText as text } from "~/text/it/admin/forms";
import { placeText, placeLabel } from "~/text/it/admin/places";
import { fillFields, textIn } from "./fill-fields";
import type { LocationFormState } from "./location-form-state";

/** A place in the answer of GET /api/admin/places. */
interface FoundPlace {
  name: string;
  province: string | null;
  country: string;
  countryCode: string;
  latitude: string;
  longitude: string;
  best: boolean;
}

type Initial = Pick<LocationFormState, "places"> & {
  values: Pick<LocationFormState["values"], "placeSearch" | "place" | "filledPlace">;
};

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

/**
 * Searches places (GET /api/admin/places) with the name in the field of the city; the server gives the first result.
 * The likeliest place, or the chosen place, fills city, country and coordinates.
 */
function usePlaceSearch({ places, values }: Initial) {
  const [found, setFound] = useState({ name: values.placeSearch, options: places });
  const [chosen, setChosen] = useState({ place: values.place, filledPlace: values.filledPlace });
  const [outcome, setOutcome] = useState<{ sentence: string; failed: boolean } | null>(null);
  const [searching, setSearching] = useState(false);
  const latest = useRef(0);

  function choose(value: string, form: HTMLFormElement | null, label: string): void {
    const place = parsePlaceValue(value);
    if (!place) return;
    fillFields(form, { ...place, ...nameOf(place, { ...chosen, name: textIn(form, "name") }) });
    setChosen({ place: value, filledPlace: value });
    setOutcome({ sentence: placeText.filled(label), failed: false });
  }

  async function search(form: HTMLFormElement | null): Promise<void> {
    const name = textIn(form, "city");
    const turn = (latest.current += 1);
    setSearching(true);
    const query = new URLSearchParams({ q: name, country: textIn(form, "country") });
    const places = name ? await callApi<FoundPlace[]>(`/api/admin/places?${query}`).catch(() => null) : [];
    if (turn !== latest.current) return;
    setSearching(false);
    const options = (places ?? []).map((place) => ({
      value: placeValue({ ...place, city: place.name }),
      label: placeLabel(place),
    }));
    setFound({ name, options: options.length > 1 ? options : [] });
    setChosen((before) => ({ ...before, place: "" }));
    const [first] = options;
    if (!places) setOutcome({ sentence: placeText.failed, failed: true });
    else if (!first) {
      const { missing, unknown } = ownerFieldSentences.city;
      setOutcome({ sentence: name ? unknown : missing, failed: true });
    } else if (places[0]?.best) choose(first.value, form, first.label);
    else setOutcome({ sentence: placeText.choose(options.length), failed: false });
  }

  return { ...found, ...chosen, outcome, searching, search, choose };
}
