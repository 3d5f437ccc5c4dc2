import { useLocation } from "@remix-run/react";
import { Button } from "~/components/admin/buttons";
import { FieldErrorList } from "~/components/form-parts/field";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { positionOf } from "~/domain/locations/location";
import { formatView, parseView, viewSize, viewWith } from "~/map/map-view";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import type { LocationFormPart } from "./location-form-state";
import { RadioOptions } from "./radio-options";

/** The drawn map, which works without scripts: the server sets the clicked point. With scripts it follows `point`. */
export function MapToClick({ state, point }: Pick<LocationFormPart, "state"> & { point: Coordinates }) {
  const text = useOwnerWords().text.locationForm;
  const clicks = Object.entries(text.mapClicks).map(([value, label]) => ({ value, label }));
  const { latitude, longitude } = point;
  const mapView = formatView(viewWith(positionOf(point), parseView(state.values.mapView)));
  // The answer scrolls to the map, because a click to zoom is followed by more clicks.
  const backToMap = `${useLocation().pathname}#map-to-click`;
  const query = new URLSearchParams({ view: mapView, latitude, longitude });
  return (
    <fieldset className="fieldset map-to-click" id="map-to-click">
      <legend>{text.drawnMap}</legend>
      <input type="hidden" name="mapView" value={mapView} />
      <div className="button-row">
        <RadioOptions name="mapClick" options={clicks} chosen={state.values.mapClick} />
      </div>
      <FieldErrorList id="map" errors={state.fieldErrors.map} />
      {/* The keyboard cannot choose a point on the map, so Tab skips it: the two number fields serve instead. */}
      <input
        type="image"
        id="map"
        name="map"
        src={`/admin/mappa.svg?${query}`}
        alt={text.drawnMapLabel}
        width={viewSize}
        height={viewSize}
        tabIndex={-1}
        formAction={backToMap}
      />{" "}
      <Button name="intent" value="map-out" formAction={backToMap} label={text.mapOut} />
    </fieldset>
  );
}
