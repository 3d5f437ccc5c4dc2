import { useState } from "react";
import { callApi } from "~/components/api-client";
import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { placeText } from "~/text/it/admin/places";
import { fillFields, textIn } from "./fill-fields";

/**
 * Fills city and country of a form without a city with the place around its coordinates (GET /api/admin/places). A
 * country other than the default stays. `sentence` reports it.
 */
export function useSuggestedPlace() {
  const [sentence, setSentence] = useState<string | null>(null);

  async function suggest(form: HTMLFormElement | null): Promise<void> {
    const [lat, lng] = [textIn(form, "latitude"), textIn(form, "longitude")];
    if (lat === "" || lng === "" || textIn(form, "city") !== "") return;
    const query = new URLSearchParams({ lat, lng });
    // A failed suggestion is no mistake, because the owner can fill in the field.
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
