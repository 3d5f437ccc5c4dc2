import { useState } from "react";
import { callApi } from "~/components/api-client";
import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { placeText } from "~/text/it/admin/places";
import { fillFields, textIn } from "./fill-fields";

/**
 * Suggests the place around the coordinates (GET /api/admin/places) when the form has no city, and fills in city and
 * country. A country that the owner has changed stays. `sentence` names the suggested place.
 */
export function useSuggestedPlace() {
  const [sentence, setSentence] = useState<string | null>(null);

  async function suggest(form: HTMLFormElement | null): Promise<void> {
    const [lat, lng] = [textIn(form, "latitude"), textIn(form, "longitude")];
    if (lat === "" || lng === "" || textIn(form, "city") !== "") return;
    const query = new URLSearchParams({ lat, lng });
    // A failed call is not shown, because the owner can fill in the city without a suggestion.
    const places = await callApi<{ name: string; country: string }[]>(`/api/admin/places?${query}`).catch(
      () => [],
    );
    const [place] = places;
    const isLate = textIn(form, "latitude") !== lat || textIn(form, "city") !== "";
    if (!place || isLate) return;
    const country = textIn(form, "country");
    const isOpen = country === "" || country === defaultCountry;
    fillFields(form, { city: place.name, ...(isOpen && { country: place.country }) });
    setSentence(`${place.name}, ${place.country}. ${placeText.suggested}`);
  }

  return { sentence, suggest };
}
