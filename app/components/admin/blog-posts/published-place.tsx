import { type ReactNode, useState } from "react";
import { fillFields } from "~/components/admin/locations/fill-fields";
import { PrecisionChoice, RadioOptions } from "~/components/admin/locations/radio-options";
import type { FormParts } from "~/components/admin/owner-form/owner-form";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { FieldErrorList } from "~/components/form-parts/field";
import { type Coordinates, photoCoordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { asTyped, parsePlaceValue } from "~/domain/places/chosen-place";
import { viewSize } from "~/map/map-view";
import { fill } from "~/text/fill";

/** The place of a blog post according to the gazetteer and the photos. */
export interface PlaceState {
  options: { value: string; label: string }[];
  /** One of: the value of the chosen option; `asTyped`; "" when nothing is chosen. */
  chosen: string;
  /** The question to the owner, or a sentence about an unknown place. */
  sentence: string | null;
  photoPoint: Coordinates | null;
  mapView: string;
  precision: string;
  /** City and country as this form showed them. */
  shown: string;
  /** City and country that the owner was last asked about. */
  asked: string;
}

interface PublishedPlaceProps extends Pick<FormParts<"city" | "country">, "field" | "fieldErrors"> {
  city: string;
  place: PlaceState;
  children?: ReactNode;
}

/** The choice of city and country, right above the buttons that publish. */
export function PublishedPlace({ field, fieldErrors, city, place, children }: PublishedPlaceProps) {
  const text = useOwnerWords().text.places;
  const [chosen, setChosen] = useState(place.chosen);
  const [edited, setEdited] = useState(false);
  const choose = (value: string, form: HTMLFormElement | null) => {
    const filled = parsePlaceValue(value);
    if (filled) fillFields(form, { city: filled.city, country: filled.country });
    setChosen(value);
    setEdited(false);
  };
  const { options, photoPoint } = place;
  const label = options.find(({ value }) => value === chosen)?.label;
  const isOne = options.length === 1;
  const settled = isOne ? options.find(({ value }) => value === place.chosen) : undefined;
  return (
    <fieldset className="fieldset form-part published-place">
      <legend>{text.published}</legend>
      <div className="form-columns">
        {(["city", "country"] as const).map((name) =>
          field(name, { maxLength: 100, onInput: () => setEdited(true) }),
        )}
      </div>
      <FieldErrorList id="place" errors={fieldErrors.place} />
      {children}
      <input type="hidden" name="shownPlace" value={place.shown} />
      <input type="hidden" name="askedPlace" value={place.asked} />
      {place.sentence ? <p>{place.sentence}</p> : null}
      <p className="field-done" role="status">
        {edited ? text.edited : label ? fill(text.known, { label }) : null}
      </p>
      {settled ? <input type="hidden" name="place" value={settled.value} /> : null}
      {options.length > 0 && !settled ? (
        <fieldset className="fieldset place-options">
          <legend>{isOne ? fill(text.isIt, { name: city }) : fill(text.which, { name: city })}</legend>
          <RadioOptions
            name="place"
            options={[...options, { value: asTyped, label: isOne ? text.notIt : text.asTyped }]}
            chosen={chosen}
            onChoose={choose}
          />
        </fieldset>
      ) : null}
      {photoPoint ? (
        <div className="photo-point">
          <input type="hidden" name="shownPoint" value={photoCoordinates(photoPoint)} />
          <img
            src={`/admin/mappa.svg?${new URLSearchParams({ view: place.mapView, ...photoPoint })}`}
            alt={text.photoPointMap}
            width={viewSize}
            height={viewSize}
          />
          <div>
            <p>{text.photoPoint}</p>
            <PrecisionChoice value={place.precision} />
          </div>
        </div>
      ) : null}
    </fieldset>
  );
}
