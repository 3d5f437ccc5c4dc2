import type { MetaDescriptor } from "@remix-run/react";
import { embedLink, feedLinks } from "~/components/layout/feed-links";
import { publicSettingsIn, type MetaArgs, pageMeta } from "~/components/layout/page-meta";
import { type LocationWithPost, positionOf } from "~/domain/locations/location";
import { photoUrl } from "~/domain/photos/photo";
import { wordsOf, addressIn } from "~/components/languages/use-words";
import { fill } from "~/text/fill";

/** Returns the `meta` of a stop's page. `card` is the path of the stop's share card. */
export function stopMeta(args: MetaArgs, stop: LocationWithPost, card?: string | null): MetaDescriptor[] {
  const { text, language, languages } = wordsOf(args.matches);
  const { publicUrl = null } = publicSettingsIn(args) ?? {};
  const { id, name, city, country, photo, blogPost } = stop;
  const picture = photo ?? blogPost?.photos[0];
  const image = picture && photoUrl(picture.name);
  const preview = card ?? image;
  const title = `${city}, ${country}`;
  const description = stop.description ?? fill(text.map.stop.description, { city, country });
  const position = positionOf(stop);
  const meta = [
    ...pageMeta(args, {
      title,
      description,
      image,
      card,
      pictured: fill(text.map.stop.photo, { name, city }),
      type: "place",
    }),
    ...(position
      ? [
          { property: "place:location:latitude", content: String(position.latitude) },
          { property: "place:location:longitude", content: String(position.longitude) },
        ]
      : []),
    ...feedLinks(args),
  ];
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
