import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LocationForm } from "~/components/admin/locations/location-form";
import { adminRoute } from "~/components/admin/panel/admin-page";
import { useAnswer } from "~/components/form-parts/answers";
import { styleSheets } from "~/components/layout/page-head";
import { findBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { dayOf } from "~/domain/day";
import {
  type PhotoWithPosition,
  coordinatesOf,
  photoCoordinates,
  positionOfPhotos,
} from "~/domain/locations/coordinates/photo-coordinates";
import { findPhotosByName } from "~/domain/photos/photos-queries.server";
import { placeValue, withPlace } from "~/domain/places/chosen-place";
import { findSighting } from "~/domain/sightings/sightings.server";
import type { Site } from "~/domain/site";
import { findStory } from "~/domain/stories/stories-queries.server";
import { pageAction } from "~/http/answer/page-action.server";
import { findDraftedForm } from "~/http/input/drafted-form.server";
import { openPlaceOfStop } from "~/http/record-pages/corrected-place.server";
import { locationPage, locationFormState } from "~/http/record-pages/location-page.server";
import type { ShownForm } from "~/http/record-pages/record-page.server";
import { findPlaceOfBlogPost, firstCountry } from "~/http/record-pages/place-of-blog-post.server";
import type { RouteHandle } from "~/http/route-handle";
import mapStyles from "~/styles/map/map-page.css";

export const handle: RouteHandle = {
  owner: true,
  pageName: ({ text }) => text.panel.tabs.newLocation,
  body: { keepsWords: true, photos: true },
};

export const links = styleSheets(mapStyles);

const list = "/admin/locations";

export async function loader({ request, context: { site, language } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const drafted = await findDraftedForm({ site, language }, url);
  const state = await locationFormState(
    site,
    drafted ?? { language, ...(await prefilledLocation(site, url)) },
  );
  return { notice: drafted?.notice ?? null, state };
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    ...locationPage(null),
    async done(stop, { site, language }) {
      const { id, name, visible } = stop;
      const undo = visible ? { to: list, fields: { id, shown: "false" } } : null;
      const details = { name, open: await openPlaceOfStop(site, stop, null, language) };
      return { to: list, notice: "location-created", details, undo };
    },
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("location-failed");

/** The page with the form that creates a location. */
export default function NewLocation() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>(loaded);
  return <LocationForm state={answer?.state ?? loaded.state} />;
}

/** Returns the first contents of the form: of a blog post, a story, a sighting, or empty. */
async function prefilledLocation(site: Site, { searchParams }: URL): Promise<Omit<ShownForm, "language">> {
  const post = await findBlogPost(site, searchParams.get("articolo") ?? "");
  if (post) {
    const { id, city, country, date } = post;
    const names = post.photos.map(({ name }) => name);
    const filled = fromPhotos(await findPhotosByName(site, names)) ?? { placeSearch: city };
    const fields = { ...namedAfter(city, country), date, blogPostId: id, correctLinked: "true" };
    return { fields: { ...fields, ...filled } };
  }
  const story =
    (await findStory(site, searchParams.get("story") ?? "")) ??
    (await findSighting(site, searchParams.get("avvistamento") ?? ""));
  const existingPhotos = searchParams.getAll("photo").slice(0, 1);
  const photos = await findPhotosByName(site, existingPhotos);
  const [city, country] = [story?.city ?? "", firstCountry(site)];
  const clues = { language: story?.language ?? null, photos };
  const { clear } = findPlaceOfBlogPost(site, { city, country }, clues);
  const fields = {
    ...namedAfter(city, country),
    date: dayOf(story ? new Date(story.createdAt) : site.now()),
    ...(story && city && (clear ? withPlace({}, clear.place) : { placeSearch: city })),
    ...fromPhotos(photos),
  };
  return { fields, existingPhotos };
}

/** Returns fields whose name follows a correction of the town, though no point belongs to the town yet. */
function namedAfter(city: string, country: string) {
  return {
    name: city,
    city,
    country,
    filledPlace: placeValue({ latitude: "", longitude: "", city, country }),
  };
}

/** Returns the coordinates of the first photo with a position. Visitors see them rounded to 1 km at first. */
function fromPhotos(photos: PhotoWithPosition[]) {
  const position = positionOfPhotos(photos);
  if (!position) return null;
  const coordinates = coordinatesOf(position);
  return { ...coordinates, photoCoordinates: photoCoordinates(coordinates), precision: "1km" };
}
