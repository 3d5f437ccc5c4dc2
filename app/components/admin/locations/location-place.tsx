import { type ChangeEvent, useRef, useState } from "react";
import { type Coordinates, isPlaceOfLostPhoto, photoPlace } from "~/domain/locations/photo-place";
import { readPlace } from "~/domain/locations/read-place";
import { locationFormText as text } from "~/text/it/admin-forms";
import { Field } from "~/components/forms/field";
import { FormPhotos } from "~/components/admin/owner-form/form-photos";
import type { LocationFormState } from "./location-form-state";
import { PlaceOnMap } from "./place-on-map";
import { usePending } from "~/components/admin/use-pending";
import { useGpsFromPhoto } from "./use-gps-from-photo";

/** Where the stop is: from a photo, from something pasted, from a touch on a map, or as two numbers. */
export function LocationPlace({ state }: { state: LocationFormState }) {
  const { values, chosen, draft, fieldErrors } = state;
  const latitude = useRef<HTMLInputElement>(null);
  const longitude = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const [from, setFrom] = useState(values.photoPlace);
  const coordinates = () => ({
    latitude: latitude.current?.value ?? "",
    longitude: longitude.current?.value ?? "",
  });
  const fill = (place: Coordinates, cameFrom = "") => {
    setValue(latitude.current, place.latitude);
    setValue(longitude.current, place.longitude);
    setFrom(cameFrom);
    setPasted(null);
  };
  const clear = () => fill({ latitude: "", longitude: "" });
  const clearLost = () => {
    // A new photo takes the place of the one that was uploaded before; the chosen ones stay.
    const lost = isPlaceOfLostPhoto(coordinates(), from, chosen);
    if (lost) clear();
    return lost;
  };
  const gps = useGpsFromPhoto({ fill: (place) => fill(place, photoPlace(place)), clear, clearLost });
  const reading = usePending("/admin/nuova-location", { name: "intent", value: "gps" }) || gps.reading;
  const readPasted = (event: ChangeEvent<HTMLInputElement>) => {
    const place = readPlace(event.currentTarget.value);
    if (place) fill(place);
    setPasted(place && text.pasteDone(place.latitude, place.longitude));
  };
  return (
    <fieldset className="fieldset form-part">
      <legend>{text.where}</legend>
      <p className="field-hint">{text.whereHint}</p>
      <FormPhotos chosen={chosen} draft={draft} fieldErrors={fieldErrors} />
      <Field name="photo" label={text.photo} optional hint={text.photoHint} errors={fieldErrors.photo}>
        {(control) => (
          <input
            {...control}
            className="file-picker"
            type="file"
            accept="image/*"
            onChange={(event) => gps.read(event.currentTarget.files?.[0])}
          />
        )}
      </Field>
      <button className="button button-quiet button-small" name="intent" value="gps">
        {reading ? text.extracting : text.extract}
      </button>
      <Field name="place" label={text.paste} optional hint={text.pasteHint} errors={fieldErrors.place}>
        {(control) => (
          <input {...control} autoComplete="off" defaultValue={values.place} onChange={readPasted} />
        )}
      </Field>
      <p className="field-done" role="status">
        {pasted}
      </p>
      <button className="button button-quiet button-small" name="intent" value="place">
        {text.pasteUse}
      </button>
      <input type="hidden" name="photoPlace" value={from} />
      <div className="form-columns">
        <Field name="latitude" label={text.latitude} hint={text.latitudeHint} errors={fieldErrors.latitude}>
          {(control) => (
            <input {...control} ref={latitude} autoComplete="off" defaultValue={values.latitude} />
          )}
        </Field>
        <Field
          name="longitude"
          label={text.longitude}
          hint={text.longitudeHint}
          errors={fieldErrors.longitude}
        >
          {(control) => (
            <input {...control} ref={longitude} autoComplete="off" defaultValue={values.longitude} />
          )}
        </Field>
      </div>
      <PlaceOnMap begin={coordinates} onChoose={fill} />
    </fieldset>
  );
}

/** Fills a field as if it had been typed in, so that its mistakes are checked again. */
function setValue(input: HTMLInputElement | null, value: string): void {
  if (!input) return;
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
