import type { OwnersFormState } from "~/components/admin/owners-form/owners-form";

/** What the location form contains when it is shown (again). */
export interface LocationFormState extends OwnersFormState<{
  name: string;
  city: string;
  country: string;
  date: string;
  latitude: string;
  longitude: string;
  place: string;
  /** The coordinates that came from one of the form's photos, or "". */
  photoPlace: string;
  description: string;
  blogPostId: string;
}> {
  /** The articles that the stop can be linked to, newest first. */
  blogPosts: { id: string; title: string }[];
}
