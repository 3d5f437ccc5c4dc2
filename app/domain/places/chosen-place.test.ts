import { expect, it } from "vitest";
import { asTyped, parsePlaceValue, placeValue, withChosenPlace, withPlaceOfBlogPost } from "./chosen-place";

const lecce = { latitude: "40.355", longitude: "18.172", city: "Lecce", country: "Italia" };
const londra = { latitude: "51.509", longitude: "-0.126", city: "Londra", country: "Regno Unito" };

it("a place is the same after it was a choice of the form", () => {
  expect(parsePlaceValue(placeValue(lecce))).toEqual(lecce);
});

it.each(["", "|||", "40.355|18.172|Lecce", "40.355|18.172|Lecce|Italia|x"])("«%s» is no place", (value) => {
  expect(parsePlaceValue(value)).toBeNull();
});

it("fills an empty form, with its city and country", () => {
  const fields = { city: "lecc", country: "Italia", latitude: " ", longitude: "", place: placeValue(lecce) };
  expect(withChosenPlace(fields)).toMatchObject({ ...lecce, filledPlace: placeValue(lecce) });
});

it("replaces the place that was filled in before", () => {
  const fields = { ...lecce, filledPlace: placeValue(lecce), place: placeValue(londra) };
  expect(withChosenPlace(fields)).toMatchObject(londra);
});

it.each([
  [
    "coordinates from elsewhere",
    { ...lecce, latitude: "40.4", filledPlace: placeValue(lecce), place: placeValue(londra) },
  ],
  [
    "words that were corrected",
    { ...lecce, city: "Lecce vecchia", filledPlace: placeValue(lecce), place: placeValue(lecce) },
  ],
  ["a form without a choice", { city: "Lecce", latitude: "", longitude: "", filledPlace: "" }],
])("leaves %s alone", (_, fields) => {
  expect(withChosenPlace(fields)).toBe(fields);
});

it("'none of these' counts for the town about which it was said, not for another one", () => {
  const shown = { place: asTyped, shownPlace: "Castro|Italia" };
  expect(withPlaceOfBlogPost({ ...shown, city: "Nizza", country: "Italia" })).toMatchObject({ place: "" });
  for (const country of ["Italia", "Cile"]) {
    expect(withPlaceOfBlogPost({ ...shown, city: "Castro", country })).toMatchObject({ place: asTyped });
  }
});
