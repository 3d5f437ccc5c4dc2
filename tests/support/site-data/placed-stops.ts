import type { BlogPost } from "~/domain/blog-posts/blog-post";
import { createBlogPost } from "~/domain/blog-posts/save-blog-post.server";
import type { Location } from "~/domain/locations/location";
import { createLocation } from "~/domain/locations/save-location.server";
import type { Site } from "~/domain/site";

/** A stop of a test. What it leaves out is somewhere in Italy. */
export interface StopToPlace {
  city?: string;
  country?: string;
  name?: string;
  latitude?: string;
  longitude?: string;
  description?: string;
  /** The title of its article. */
  article?: string;
}

/** A stop that was placed, with its article. */
export interface PlacedStop {
  stop: Location;
  post: BlogPost | null;
}

const nothingSent = {
  existingPhoto: null,
  existingPhotos: [],
  token: null,
  draftId: null,
  removed: [],
  received: [],
};

/** Creates stops through the domain in this order, one for each day. */
export async function placeStops(site: Site, stops: StopToPlace[]): Promise<PlacedStop[]> {
  const placed: PlacedStop[] = [];
  for (const [day, wanted] of stops.entries()) {
    const onThatDay = { ...site, now: () => new Date(Date.UTC(2026, 4, 1 + day, 9)) };
    const { article, ...fields } = {
      city: "Bologna",
      country: "Italia",
      name: "Piazza Maggiore",
      latitude: "44.4949",
      longitude: "11.3426",
      description: "",
      ...wanted,
    };
    const post = article ? await write(onThatDay, article, fields.city) : null;
    const result = await createLocation(onThatDay, {
      ...nothingSent,
      fields: { ...fields, blogPostId: post?.id ?? "" },
    });
    if (!result.ok) throw new Error(JSON.stringify(result.fieldErrors));
    placed.push({ stop: result.value, post });
  }
  return placed;
}

/** Inserts many stops into the table, one for each hour. */
export async function placeCrowd(site: Site, count: number): Promise<void> {
  const since = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 3_600_000).toISOString();
  const rows = Array.from({ length: count }, (_, at) => ({
    id: `crowd${String(at).padStart(15, "0")}`,
    name: `Posto ${at}`,
    city: `Città ${at}`,
    country: "Italia",
    latitude: (37 + ((at * 131) % 900) / 100).toFixed(4),
    longitude: (8 + ((at * 577) % 900) / 100).toFixed(4),
    description: "Una tappa come tante, con un bel tramonto.",
    visible: 1 as const,
    date: since(at).slice(0, 10),
    created_at: since(at),
    happened_at: since(at),
    updated_at: since(at),
  }));
  for (let at = 0; at < count; at += 500) {
    await site.db
      .insertInto("locations")
      .values(rows.slice(at, at + 500))
      .execute();
  }
  await site.pages.clear();
}

async function write(site: Site, title: string, city: string): Promise<BlogPost> {
  const fields = {
    title,
    content: `Che giornata!\nNon ripartivo più da ${city}.`,
    city,
    country: "Italia",
    authorName: "Giulia",
  };
  const form = { ...nothingSent, fields, storyId: null };
  const result = await createBlogPost(site, form);
  if (!result.ok) throw new Error(JSON.stringify(result.fieldErrors));
  return result.value;
}
