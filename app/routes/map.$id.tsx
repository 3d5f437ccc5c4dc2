import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useOutletContext, type MetaDescriptor } from "@remix-run/react";
import { StopDetails, StopFailed, StopMissing } from "~/components/journey-map/stop-details";
import { WishStamps } from "~/components/journey-map/wish-stamps";
import { StopNavigation } from "~/components/journey-map/stop-navigation";
import { useWords, wordsOf, addressIn } from "~/components/languages/use-words";
import { embedLink, feedLinks } from "~/components/layout/alternate-links";
import { pageMeta, publicSettingsIn, type MetaArgs, styleSheets } from "~/components/layout/page-head";
import { findStopNumber } from "~/domain/locations/journey/journey-queries.server";
import { findNeighbours } from "~/domain/locations/journey/neighbours-queries.server";
import { findVisibleLocation } from "~/domain/locations/journey/visible-locations-queries.server";
import { type LocationWithPost, positionOf } from "~/domain/locations/location";
import { listWishesOfStop } from "~/domain/wishes/wishes-queries.server";
import { photoUrl } from "~/domain/photos/photo";
import { findShareCard } from "~/domain/share-cards/share-cards-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import dialogStyles from "~/styles/dialog.css";
import cardStyles from "~/styles/diary/cards.css";
import stopStyles from "~/styles/map/stop.css";
import { fill } from "~/text/fill";

export const handle: RouteHandle = { cache: {} };

export const links = styleSheets(cardStyles, dialogStyles, stopStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { stop, card } = args.data ?? {};
  if (stop) return stopMeta(args, stop, card);
  const { stop: text } = wordsOf(args.matches).text.map;
  return pageMeta(args, { title: text.missingTitle, description: text.missingText, hidden: true });
};

export async function loader({ params, context: { site, language } }: LoaderFunctionArgs) {
  const stop = await findVisibleLocation(site, params.id ?? "", language);
  if (!stop)
    return data({ stop: null, number: 0, neighbours: null, card: null, wishes: [] }, { status: 404 });
  const neighbours = await findNeighbours(site, stop);
  const card = await findShareCard(site, stop.id);
  const number = await findStopNumber(site, stop);
  const wishes = await listWishesOfStop(site, stop.id, language);
  return data({ stop, number, neighbours, card: card && photoUrl(card), wishes });
}

/** Shows that the stop could not be fetched, usually because of the connection. The map behind it stays. */
export function ErrorBoundary() {
  return <StopFailed />;
}

/** One stop: the contents of its own page, or of the dialog over the map. */
export default function StopPage() {
  const { stop, number, neighbours, wishes } = useLoaderData<typeof loader>();
  const { overMap } = useOutletContext<{ overMap: boolean }>();
  const { text } = useWords();
  const heading = overMap ? "h2" : "h1";
  return (
    <>
      {stop ? (
        <StopDetails stop={stop} number={number} heading={heading}>
          <WishStamps wishes={wishes} />
        </StopDetails>
      ) : (
        <StopMissing heading={heading} />
      )}
      {neighbours ? <StopNavigation {...neighbours} /> : null}
      {overMap ? null : (
        <p className="stop-foot">
          <Link className="button" to="/map">
            {text.map.stop.toMap}
          </Link>
        </p>
      )}
    </>
  );
}

/** Returns the `meta` of a stop's page. `card` is the path of the stop's share card. */
function stopMeta(args: MetaArgs, stop: LocationWithPost, card?: string | null): MetaDescriptor[] {
  const { text, language, languages } = wordsOf(args.matches);
  const { publicUrl = null } = publicSettingsIn(args) ?? {};
  const { id, name, city, country, photo, blogPost } = stop;
  const picture = photo ?? blogPost?.photos[0];
  const image = picture && photoUrl(picture.name);
  const preview = card ?? image;
  const title = `${city}, ${country}`;
  const description = stop.description ?? fill(text.map.stop.description, { city, country });
  const pictured = fill(text.map.stop.photo, { name, city });
  const position = positionOf(stop);
  const meta: MetaDescriptor[] = pageMeta(args, { title, description, image, card, pictured, type: "place" });
  for (const [name, degrees] of Object.entries(position ?? {})) {
    meta.push({ property: `place:location:${name}`, content: String(degrees) });
  }
  meta.push(...feedLinks(args));
  if (publicUrl === null) return meta;
  const address = publicUrl + addressIn(languages, language.code, `/map/${id}`);
  const data = {
    "@context": "https://schema.org",
    "@type": "Place",
    name,
    description,
    url: address,
    ...(preview && { image: publicUrl + preview }),
    address: { "@type": "PostalAddress", addressLocality: city, addressCountry: country },
    ...(position && { geo: { "@type": "GeoCoordinates", ...position } }),
    ...(blogPost && {
      subjectOf: {
        "@type": "BlogPosting",
        headline: blogPost.title,
        url: publicUrl + addressIn(languages, language.code, `/blog/${blogPost.id}`),
      },
    }),
  };
  return [...meta, embedLink(publicUrl, address, title), { "script:ld+json": data }];
}
