import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminRoute } from "~/components/admin/panel/admin-page";
import { useAnswer } from "~/components/form-parts/answers";
import { LocationForm } from "~/components/admin/locations/location-form";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { EmptyState } from "~/components/layout/empty-state";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { findLocation } from "~/domain/locations/locations-queries.server";
import { isSamePlace } from "~/domain/places/chosen-place";
import { pageAction } from "~/http/answer/page-action.server";
import { openPlaceOfStop } from "~/http/record-pages/corrected-place.server";
import { fieldsOfLocation, locationPage, locationFormState } from "~/http/record-pages/location-page.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import type { RouteHandle } from "~/http/route-handle";
import { fill } from "~/text/fill";
import { styleSheets } from "~/components/layout/page-head";
import mapStyles from "~/styles/map/map-page.css";
import type { OwnerWords } from "~/text/words";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text: { locations, locationForm } }: OwnerWords, { name }: { name: string }) =>
    name === "" ? locations.gone : fill(locationForm.editHeading, { name }),
  body: { keepsWords: true, photos: true },
};

export const links = styleSheets(mapStyles);

export async function loader({ request, params, context: { site, language } }: LoaderFunctionArgs) {
  const location = await findLocation(site, params.id ?? "");
  // A thrown 404 would replace the page. Without that, the form of a deleted location still shows its texts.
  if (!location) return data({ name: "", notice: null, state: null }, { status: 404 });
  const { name } = location;
  const url = new URL(request.url);
  const drafted = await findDraftedForm({ site, language }, url);
  const fields = fieldsOfLocation(location);
  const post = await findBlogPost(site, location.blogPostId ?? "");
  // A corrected blog post leads here when it could not move its stop. The form begins with the corrected place.
  if (post && url.searchParams.has("articolo"))
    Object.assign(fields, { city: post.city, country: post.country });
  // A blog post whose place is another one than that of its stop keeps it, unless the owner ticks the box.
  if (post && isSamePlace(post, fields)) fields.correctLinked = "true";
  const existingPhotos = location.photo ? [location.photo.name] : [];
  const state = await locationFormState(site, drafted ?? { language, fields, existingPhotos });
  return data({ name, notice: drafted?.notice ?? null, state });
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    ...locationPage(args.params.id ?? ""),
    async done(stop, { site, language, before }) {
      const details = { name: stop.name, open: await openPlaceOfStop(site, stop, before, language) };
      return { to: "/admin/locations", notice: "location-updated", details };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page with the form that changes a location. */
export default function EditLocation() {
  const listText = useOwnerWords().text.locations;
  const loaded = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>(loaded);
  const state = answer?.state ?? loaded.state;
  if (!state) return <EmptyState title={listText.gone} />;
  return <LocationForm state={state} current={answer?.current} />;
}
