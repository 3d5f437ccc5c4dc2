import { FieldErrors } from "~/components/forms/field";
import type { Coordinates } from "~/domain/locations/coordinates/photo-coordinates";
import { positionOf } from "~/domain/locations/location";
import { formatView, parseView, viewSize, viewWith } from "~/map/map-view";
import { locationFormText as text } from "~/text/it/admin/forms";
import type { LocationFormState } from "./location-form-state";

interface MapToClickProps {
  action: string;
  state: LocationFormState;
  /** The coordinates in the form, which the map follows where there are scripts. */
  point: Coordinates;
}

/**
 * The drawn map in the location form. A click sends the form (to `action`), and the server sets the point or zooms in.
 * So it works without scripts.
 */
export function MapToClick({ action, state, point }: MapToClickProps) {
  const { mapClick } = state.values;
  const { latitude, longitude } = point;
  const mapView = formatView(viewWith(positionOf(point), parseView(state.values.mapView)));
  // The answer scrolls to the map, because a click to zoom is followed by more clicks.
  const backToMap = `${action}#map-to-click`;
  const query = new URLSearchParams({ view: mapView, latitude, longitude });
  return (
    <fieldset className="fieldset map-to-click" id="map-to-click">
      <legend>{text.drawnMap}</legend>
      <input type="hidden" name="mapView" value={mapView} />
      <div className="button-row">
        {(["zoom", "put"] as const).map((click) => (
          <label key={click} className="place-option">
            <input type="radio" name="mapClick" value={click} defaultChecked={click === mapClick} />
            {text.mapClicks[click]}
          </label>
        ))}
      </div>
      <FieldErrors id="map" errors={state.fieldErrors.map} />
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
      />
      <button
        className="button button-quiet button-small"
        name="intent"
        value="map-out"
        formAction={backToMap}
      >
        {text.mapOut}
      </button>
    </fieldset>
  );
}
