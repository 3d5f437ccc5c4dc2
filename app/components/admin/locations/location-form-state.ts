import type { FormParts, OwnerFormState } from "~/components/admin/owner-form/owner-form";
import type { locationTexts } from "~/domain/locations/location";

/** The texts of the location form. A click on the drawn map (`mapView`) zooms in or puts the point (`mapClick`). */
type Name = (typeof locationTexts)[number] | "precision" | "mapView" | "mapClick";

export interface LocationFormState extends OwnerFormState<Name> {
  correctLinked: boolean;
  /** The place and point that need no further question: the stored ones, or those that the owner was asked about. */
  askedPlace: string;
  /** True when city and country were suggested: they are the place around the coordinates. */
  isSuggested: boolean;
  places: { value: string; label: string }[];
  blogPosts: { id: string; title: string }[];
}

/** The props of the parts of the form. */
export interface LocationFormPart extends Pick<FormParts<Name>, "field"> {
  state: LocationFormState;
}
