import type { locationNotices as italian } from "~/text/it/admin/notices/location-notices";
import type { TranslationOf } from "~/text/translation";

/** The notices about finding the coordinates of a location: by name, on the map, from a photo, from a pasted text. */
export const locationNotices = {
  "map-missed": {
    title: "That was outside the map",
    text: "What you typed is still here: see the sentence above the map.",
    failed: true,
  },
  "place-found": { title: "Place found", text: "{place}: country and coordinates are filled in." },
  "places-found": { title: "Which place?", text: "I found {count}: choose the right one below the town." },
  "place-unknown": {
    title: "Place not found",
    text: "What you typed is still here: see the sentence below the town.",
    failed: true,
  },
  "place-unchosen": {
    title: "No place chosen",
    text: "Choose one of the places, then press again.",
    failed: true,
  },
  "place-far": {
    title: "Not saved yet",
    text: "The point is not in this town: see the sentence below the town. Everything else is as you left it.",
    failed: true,
  },
  "coordinates-read": { title: "Point found", text: "Coordinates: {latitude}, {longitude}" },
  "coordinates-unread": {
    title: "Point not found",
    text: "See the hint below the field, or type the coordinates.",
    failed: true,
  },
  "gps-found": { title: "Read from the photo", text: "Coordinates: {latitude}, {longitude}" },
  "gps-missing": {
    title: "No GPS in this photo",
    text: "The photo doesn’t say where it was taken: type the coordinates.",
    failed: true,
  },
  "gps-and-point-missing": {
    title: "No GPS in this photo",
    text: "This photo doesn’t say where it was taken, and the coordinates of the photo before are gone: type them.",
    failed: true,
  },
  "gps-refused": {
    title: "GPS not read",
    text: "I can’t read this photo: type the coordinates.",
    failed: true,
  },
  "gps-failed": {
    title: "Error",
    text: "Reading the photo failed: try again, or type the coordinates.",
    failed: true,
  },
} as const satisfies TranslationOf<typeof italian>;
