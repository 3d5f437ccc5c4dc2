import type { OwnerFormState } from "~/components/admin/owner-form/owner-form";

/** The contents of the location form. */
export interface LocationFormState extends OwnerFormState<{
  name: string;
  city: string;
  country: string;
  date: string;
  latitude: string;
  longitude: string;
  precision: string;
  /** Pasted coordinates or a map link. */
  pasted: string;
  /** The coordinates that were taken from one of the form's photos; "" without any. */
  photoCoordinates: string;
  description: string;
  blogPostId: string;
  /** The name that was searched. */
  placeSearch: string;
  /** The place that is chosen from the search results; see `domain/places/chosen-place`. */
  place: string;
  /** The place that has filled in the fields. */
  filledPlace: string;
  /** The displayed part of the drawn map; see `map/map-view`. */
  mapView: string;
  /** The effect of a click on the drawn map: "put" sets the point, "zoom" zooms in. */
  mapClick: string;
}> {
  /** True when a corrected town or country is also written to the stop's blog post. */
  correctLinked: boolean;
  /** The place and point that need no further question: the stored ones, or those that the owner was asked about. */
  askedPlace: string;
  /** True when city and country were suggested: they are the place around the coordinates. */
  isSuggested: boolean;
  /** The places with the searched name, when there are several. */
  places: { value: string; label: string }[];
  /** The blog posts that the stop can be linked to, newest first. */
  blogPosts: { id: string; title: string }[];
}
