import type { OwnerFormState } from "~/components/admin/owner-form/owner-form";

/** What the location form contains when it is shown (again). */
export interface LocationFormState extends OwnerFormState<{
  name: string;
  city: string;
  country: string;
  date: string;
  latitude: string;
  longitude: string;
  precision: string;
  /** Coordinates or a map link, as pasted. */
  pasted: string;
  /** The coordinates that came from one of the form's photos, or "". */
  photoCoordinates: string;
  description: string;
  blogPostId: string;
  /** The name that was searched for, and the choice among the places found; see `domain/places/chosen-place`. */
  placeSearch: string;
  place: string;
  filledPlace: string;
  /** The part of the drawn map that is shown, and what a click on it does: see `map/map-view`. */
  mapView: string;
  mapClick: string;
}> {
  /** Whether a corrected town or country goes to the stop's article, too. */
  correctLinked: boolean;
  /** The place and point that the owner was asked about, or that is stored. */
  askedPlace: string;
  /** City and country are those of the place around the coordinates. */
  isSuggested: boolean;
  /** The places with the name that was searched for, when there are several. */
  places: { value: string; label: string }[];
  /** The blog posts that the stop can be linked to, newest first. */
  blogPosts: { id: string; title: string }[];
}
