import { useLocation } from "@remix-run/react";
import { type ChangeEvent, useEffect, useRef, useState, type RefObject } from "react";
import { FormPhotos } from "~/components/admin/owner-form/form-photos";
import { Button, usePending, small } from "~/components/admin/buttons";
import { callApi } from "~/components/api-client";
import { defaultCountry } from "~/domain/blog-posts/blog-post";
import { parseCoordinates } from "~/domain/locations/coordinates/parse-coordinates";
import {
  type Coordinates,
  areOfRemovedPhoto,
  photoCoordinates,
} from "~/domain/locations/coordinates/photo-coordinates";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { fill as fillSentence } from "~/text/fill";
import { fillFields, typedText } from "./fill-fields";
import type { LocationFormPart } from "./location-form-state";
import { MapToClick } from "./map-to-click";
import { PrecisionChoice } from "./radio-options";
import { usePhotoCoordinates } from "./use-photo-coordinates";
import { addLiveMapStyles } from "~/components/journey-map/live-map/live-map-styles";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import { useIsHydrated } from "~/components/use-is-hydrated";

/** The point of a location on the map, and the other ways to it: a photo, a pasted text, two numbers. */
export function CoordinatesFields({ state, field }: LocationFormPart) {
  const { text: texts } = useOwnerWords();
  const text = texts.locationForm;
  const { values, chosen, draft, fieldErrors } = state;
  const fields = useRef<HTMLFieldSetElement>(null);
  const [point, setPoint] = useState<Coordinates>(values);
  const [unfolded, setUnfolded] = useState(false);
  const [pasted, setPasted] = useState<string | null>(null);
  const [from, setFrom] = useState(values.photoCoordinates);
  const [precision, setPrecision] = useState(values.precision);
  const [suggested, setSuggested] = useState<string | null>(null);
  const form = () => fields.current?.form ?? null;
  const coordinates = () => ({
    latitude: typedText(form(), "latitude"),
    longitude: typedText(form(), "longitude"),
  });
  const suggest = async () => {
    const found = await suggestPlace(form());
    if (found) setSuggested(`${found} ${texts.places.suggested}`);
  };
  const fill = (found: Coordinates, cameFrom = "") => {
    fillFields(form(), { ...found });
    setFrom(cameFrom);
    if (cameFrom) setPrecision("1km");
    setPasted(null);
    void suggest();
  };
  const clear = () => fill({ latitude: "", longitude: "" });
  const gps = usePhotoCoordinates({
    fill: (found) => fill(found, photoCoordinates(found)),
    clear,
    clearLost() {
      // A new photo replaces an uploaded photo. So only the photos chosen from stories still count here.
      const lost = areOfRemovedPhoto(coordinates(), from, chosen);
      if (lost) clear();
      return lost;
    },
  });
  const reading = usePending(useLocation().pathname, { intent: "gps" }) || gps.reading;
  const readPasted = (event: ChangeEvent<HTMLInputElement>) => {
    const found = parseCoordinates(event.currentTarget.value);
    if (found) fill(found);
    setPasted(found && fillSentence(text.pasteDone, { ...found }));
  };
  const folded = ["existingPhotos", "photo", "pasted", "latitude", "longitude"];
  const needed =
    chosen.length > 0 || draft !== null || values.pasted !== "" || folded.some((name) => fieldErrors[name]);
  const ways = useRef<HTMLDetailsElement>(null);
  useFocusOnMistake(ways, needed);
  return (
    <fieldset className="fieldset form-part" ref={fields} onInput={() => setPoint(coordinates())}>
      <legend>{text.where}</legend>
      <MapToClick state={state} point={point} />
      <CoordinatesMap initial={coordinates} onChoose={fill} />
      <p className="field-done" role="status">
        {suggested}
      </p>
      <details
        ref={ways}
        className="other-ways"
        open={unfolded || needed}
        onToggle={(event) => setUnfolded(event.currentTarget.open)}
      >
        <summary>{text.otherWays}</summary>
        <p className="field-hint">{text.whereHint}</p>
        <FormPhotos chosen={chosen} draft={draft} fieldErrors={fieldErrors} />
        {field("photo", {
          label: text.photo,
          hint: text.photoHint,
          onChange: (event) => gps.read(event.currentTarget.files?.[0]),
        })}
        <Button name="intent" value="gps" label={reading ? text.extracting : text.extract} />
        {field("pasted", {
          label: text.paste,
          optional: true,
          hint: text.pasteHint,
          autoComplete: "off",
          onChange: readPasted,
        })}
        <p className="field-done" role="status">
          {pasted}
        </p>
        <Button name="intent" value="paste" label={text.pasteUse} />
        <input type="hidden" name="photoCoordinates" value={from} />
        <div className="form-columns">
          {(["latitude", "longitude"] as const).map((name) =>
            field(name, { hint: text[`${name}Hint`], autoComplete: "off", onBlur: () => void suggest() }),
          )}
        </div>
      </details>
      <PrecisionChoice value={precision} errors={fieldErrors.precision} onChoose={setPrecision} />
    </fieldset>
  );
}

/** Focuses the first wrong field when the folded ones are `needed`: the browser could not while they were folded. */
function useFocusOnMistake(folded: RefObject<HTMLDetailsElement>, needed: boolean): void {
  const wasNeeded = useRef(needed);
  useEffect(() => {
    if (needed && !wasNeeded.current && !folded.current?.contains(document.activeElement)) {
      folded.current?.closest("form")?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    }
    wasNeeded.current = needed;
  }, [folded, needed]);
}

/** Fills in the place around the coordinates, when the form has no city. Returns its name and country, or null. */
async function suggestPlace(form: HTMLFormElement | null): Promise<string | null> {
  const [lat, lng] = [typedText(form, "latitude"), typedText(form, "longitude")];
  if (lat === "" || lng === "" || typedText(form, "city") !== "") return null;
  const found = callApi<{ name: string; country: string }[]>(
    `/api/admin/places?${new URLSearchParams({ lat, lng })}`,
  );
  // A failed call is not shown, because the owner can fill in the city without a suggestion.
  const [place] = await found.catch(() => []);
  const isLate = typedText(form, "latitude") !== lat || typedText(form, "city") !== "";
  if (!place || isLate) return null;
  const country = typedText(form, "country");
  const isOpen = country === "" || country === defaultCountry;
  fillFields(form, { city: place.name, ...(isOpen && { country: place.country }) });
  return `${place.name}, ${place.country}.`;
}

/** A small map for choosing a point, centred on the `initial` one. Its scripts are loaded when it is opened. */
function CoordinatesMap(props: { initial(): Coordinates; onChoose(chosen: Coordinates): void }) {
  const text = useOwnerWords().text.locationForm;
  const { tileUrl: url, tileAttribution: attribution } = usePublicSettings();
  const [view, setView] = useState<"closed" | "open" | "failed">("closed");
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const open = view !== "closed";

  useEffect(() => {
    if (!open || url === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    Promise.all([import("./open-coordinates-map.client"), addLiveMapStyles()])
      .then(([{ openCoordinatesMap }]) => {
        if (signal.aborted || !box.current) return;
        const onChoose = (chosen: Coordinates) => latest.current.onChoose(chosen);
        const initial = latest.current.initial();
        const zoom = { zoomIn: text.mapClicks.zoom, zoomOut: text.mapOut };
        openCoordinatesMap(box.current, { zoom, tiles: { url, attribution }, initial, signal, onChoose });
      })
      .catch(() => {
        if (!signal.aborted) setView("failed");
      });
    return () => controller.abort();
  }, [open, url, attribution]);

  const isHydrated = useIsHydrated();
  if (!isHydrated || url === null) return null;
  return (
    <details onToggle={(event) => setView(event.currentTarget.open ? "open" : "closed")}>
      <summary className={small}>{text.map}</summary>
      <p className="field-hint">{view === "failed" ? text.mapFailed : text.mapHint}</p>
      <div className="map coordinates-map" role="region" aria-label={text.mapLabel}>
        <div ref={box} />
      </div>
    </details>
  );
}
