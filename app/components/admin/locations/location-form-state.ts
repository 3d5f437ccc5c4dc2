import type { OwnerFormState } from "~/components/admin/owner-form/owner-form";

/** What the location form contains when it is shown (again). */
export interface LocationFormState extends OwnerFormState<{
  name: string;
  city: string;
  country: string;
  date: string;
  latitude: string;
  longitude: string;
  /** Coordinates or a map link, as pasted. */
  pasted: string;
  /** The coordinates that came from one of the form's photos, or "". */
  photoCoordinates: string;
  description: string;
  blogPostId: string;
}> {
  /** The blog posts that the stop can be linked to, newest first. */
  blogPosts: { id: string; title: string }[];
}
