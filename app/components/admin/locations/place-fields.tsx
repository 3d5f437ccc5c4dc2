import { useRef, useState } from "react";
import { useLocation } from "@remix-run/react";
import { Button, usePending } from "~/components/admin/buttons";
import { callApi } from "~/components/api-client";
import { FieldErrorList } from "~/components/form-parts/field";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { useIsHydrated } from "~/components/use-is-hydrated";
import { type PlaceOfForm, nameFromPlace, parsePlaceValue, placeValue } from "~/domain/places/chosen-place";
import { fill } from "~/text/fill";
import { fillFields, typedText } from "./fill-fields";
import type { LocationFormPart, LocationFormState } from "./location-form-state";
import { RadioOptions } from "./radio-options";

/** The city and the country, with a search for places, which fill in the coordinates, too. */
export function PlaceFields({ state, field }: LocationFormPart) {
  const text = useOwnerWords().text.places;
  const { fieldErrors, isSuggested } = state;
  const { name, options, place, filledPlace, outcome, searching, search, choose } = usePlaceSearch(state);
  const isPending = usePending(useLocation().pathname, { intent: "find-place" }) || searching;
  const isHydrated = useIsHydrated();
  return (
    <>
      <div className="form-columns">
        <div className="place-search">
          {field("city", {
            hint: isSuggested ? text.suggested : text.findHint,
            errors: outcome?.failed ? [outcome.sentence] : fieldErrors.city,
            maxLength: 100,
          })}
          <Button
            name="intent"
            value="find-place"
            onClick={(event) => {
              event.preventDefault();
              void search(event.currentTarget.form);
            }}
            label={isPending ? text.finding : text.find}
          />
        </div>
        {field("country", { maxLength: 100 })}
      </div>
      <p className="field-done" role="status">
        {outcome?.failed ? null : outcome?.sentence}
      </p>
      <input type="hidden" name="placeSearch" value={name} />
      <input type="hidden" name="filledPlace" value={filledPlace} />
      <input type="hidden" name="askedPlace" value={state.askedPlace} />
      {options.length > 0 ? (
        <fieldset className="fieldset place-options">
          <legend>{fill(text.which, { name })}</legend>
          <FieldErrorList id="place" errors={fieldErrors.place} />
          <RadioOptions name="place" options={options} chosen={place} onChoose={choose} />
          {isHydrated ? null : <Button name="intent" value="use-place" label={text.use} />}
        </fieldset>
      ) : null}
    </>
  );
}

/** A place in the answer of GET /api/admin/places. */
type FoundPlace = Omit<PlaceOfForm, "city"> & { name: string; province: string | null; best: boolean };

/** Searches the city's name (GET /api/admin/places). The likeliest or chosen place fills in city, country and point. */
function usePlaceSearch({ places, values }: LocationFormState) {
  const {
    text: { places: text, mistakes },
    plural,
  } = useOwnerWords();
  const [found, setFound] = useState({ name: values.placeSearch, options: places });
  const [chosen, setChosen] = useState({ place: values.place, filledPlace: values.filledPlace });
  const [outcome, setOutcome] = useState<{ sentence: string; failed: boolean } | null>(null);
  const [searching, setSearching] = useState(false);
  const latest = useRef(0);

  function choose(value: string, form: HTMLFormElement | null, options = found.options): void {
    const place = parsePlaceValue(value);
    if (!place) return;
    fillFields(form, { ...place, ...nameFromPlace(place, { ...chosen, name: typedText(form, "name") }) });
    setChosen({ place: value, filledPlace: value });
    const { label = "" } = options.find((option) => option.value === value) ?? {};
    setOutcome({ sentence: fill(text.filled, { place: label }), failed: false });
  }

  async function search(form: HTMLFormElement | null): Promise<void> {
    const name = typedText(form, "city");
    const turn = (latest.current += 1);
    setSearching(true);
    const query = new URLSearchParams({ q: name, country: typedText(form, "country") });
    const places = name ? await callApi<FoundPlace[]>(`/api/admin/places?${query}`).catch(() => null) : [];
    if (turn !== latest.current) return;
    setSearching(false);
    const options = (places ?? []).map((place) => ({
      value: placeValue({ ...place, city: place.name }),
      label: `${place.province ? `${place.name} (${place.province})` : place.name}, ${place.country}`,
    }));
    setFound({ name, options: options.length > 1 ? options : [] });
    setChosen((before) => ({ ...before, place: "" }));
    const [first] = options;
    if (!places) setOutcome({ sentence: text.failed, failed: true });
    else if (!first) {
      const { missing, unknown } = mistakes.fields.city;
      setOutcome({ sentence: name ? unknown : missing, failed: true });
    } else if (places[0]?.best) choose(first.value, form, options);
    else setOutcome({ sentence: plural(text.choose, options.length), failed: false });
  }

  return { ...found, ...chosen, outcome, searching, search, choose };
}
