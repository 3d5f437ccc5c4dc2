import type { Site } from "~/domain/site";

/** The id of one record of each kind, for addresses. */
export interface Filled {
  story: string;
  article: string;
  stop: string;
}

/** Inserts `count` stories, articles with two photos, and their stops into the tables. It creates no files. */
export async function fillSite({ db }: Pick<Site, "db">, count: number): Promise<Filled> {
  const id = (kind: number, n: number) => (kind * 1_000_000 + n).toString(16).padStart(20, "0");
  const times = Array.from({ length: count }, (_, n) => new Date(Date.UTC(2024, 0, 1, n)).toISOString());
  for (const [n, created_at] of times.entries()) {
    const photos = [1, 2, 3].map((kind) => ({
      id: id(kind, n),
      name: `${id(kind, n)}_foto.jpg`,
      created_at,
    }));
    const pixels = {
      width: 800,
      height: 600,
      digest: "0".repeat(64),
      latitude: null,
      longitude: null,
      taken_on: null,
    };
    await db
      .insertInto("photos")
      .values(photos.map((photo) => ({ ...photo, ...pixels })))
      .execute();
    const [cover, second, sent] = photos.map((photo) => photo.id) as [string, string, string];
    const story = { id: id(4, n), name: "Lia", city: "Camogli", story: `Storia ${n}`, consent: 1 as const };
    await db
      .insertInto("stories")
      .values({
        ...story,
        consent_version: "1",
        consented_at: created_at,
        submission_key: null,
        state: n % 2 === 0 ? ("diary" as const) : ("new" as const),
        search_text: `lia camogli storia ${n}`,
        created_at,
      })
      .execute();
    await db.insertInto("story_photos").values({ story_id: story.id, position: 0, photo_id: sent }).execute();
    const date = created_at.slice(0, 10);
    const dates = { date, created_at, happened_at: created_at, updated_at: created_at };
    const place = { city: "Camogli", country: "Italia", submission_key: null, ...dates };
    const post = {
      id: id(5, n),
      title: `Articolo ${n}`,
      content: "Mare.",
      author_name: null,
      story_id: story.id,
    };
    await db
      .insertInto("blog_posts")
      .values({ ...post, ...place, shown_at: created_at })
      .execute();
    const album = [cover, second].map((photo_id, position) => ({
      blog_post_id: post.id,
      position,
      photo_id,
    }));
    await db.insertInto("blog_post_photos").values(album).execute();
    const degrees = {
      latitude: (44 + (n % 50) / 100).toFixed(4),
      longitude: (9 + (n % 70) / 100).toFixed(4),
    };
    const stop = { id: id(6, n), name: `Tappa ${n}`, description: "Due passi.", photo_id: cover };
    await db
      .insertInto("locations")
      .values({ ...stop, ...place, ...degrees, blog_post_id: post.id })
      .execute();
  }
  return { story: id(4, 0), article: id(5, 0), stop: id(6, 0) };
}
