import { useRef, useState } from "react";
import { callApi } from "~/components/api-client";
import { nameOf, parsePlaceValue, placeValue } from "~/domain/places/chosen-place";
import { ownerFieldSentences } from "~/text/it/admin/field-sentences";
import { placeLabel, placeText } from "~/text/it/admin/places";
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

/**
 * Searches places (GET /api/admin/places) with the name in the field of the city; the server gives the first result.
 * The likeliest place, or the chosen place, fills city, country and coordinates.
 */
export function usePlaceSearch({ places, values }: Initial) {
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
