import type { ExpressionBuilder, Kysely } from "kysely";
import { firstPhotoOfBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { visibleStops } from "~/domain/locations/journey/visible-stops.server";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import { cardDesignVersion, type ShareCardContents, type ShareCardSubject } from "./share-card";

/** Returns the stored name of the card of a published blog post or a visible location. Null until the card is drawn. */
export async function findShareCard({ db }: Pick<Site, "db">, subjectId: string): Promise<string | null> {
  const subject = await findSubject(db, subjectId);
  if (!subject) return null;
  const cards = await db
    .selectFrom("share_cards")
    .select(["name", ...contents])
    .where("subject_id", "=", subjectId)
    .where("drawn", "=", 1)
    .where("look", "=", cardDesignVersion)
    .execute();
  return cards.find((card) => isOf(card, subject))?.name ?? null;
}

/** Returns the stored names of the drawn cards of published blog posts, by the ids of the posts. */
export async function findCardsOfBlogPosts(
  { db }: Pick<Site, "db">,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const cards = await db
    .selectFrom("share_cards")
    .select(["name", "subject_id", ...contents])
    .where("subject_id", "in", ids)
    .where("drawn", "=", 1)
    .where("look", "=", cardDesignVersion)
    .execute();
  if (cards.length === 0) return new Map();
  const posts = await publishedBlogPosts(db).where("blog_posts.id", "in", ids).execute();
  return new Map(
    posts.flatMap((post) => {
      const card = cards.find(({ subject_id, ...card }) => subject_id === post.id && isOf(card, post));
      return card ? [[post.id, card.name] as const] : [];
    }),
  );
}

/** True when everyone may see this card: a public page shows the same title, city, day and photo. */
export async function isCardPublic(site: Pick<Site, "db">, name: string): Promise<boolean> {
  const card = await site.db
    .selectFrom("share_cards")
    .select("subject_id")
    .where("name", "=", name)
    .executeTakeFirst();
  return card !== undefined && (await findShareCard(site, card.subject_id)) === name;
}

/** Lists at most `limit` published blog posts and visible locations whose card is missing or outdated. */
export function listSubjectsToDraw({ db }: Pick<Site, "db">, limit: number): Promise<ShareCardSubject[]> {
  return db
    .selectFrom(publishedBlogPosts(db).unionAll(visibleLocations(db)).as("subject"))
    .leftJoin("share_cards", (join) => join.on(cardShowsSubject))
    .where("share_cards.name", "is", null)
    .select(["subject.id", "subject.title", "subject.city", "subject.date", "subject.photo_id"])
    .limit(limit)
    .execute();
}

/** Lists the stored names of cards that nobody may see any more, and of cards whose drawing was interrupted. */
export async function listCardsToRemove({ db }: Pick<Site, "db">): Promise<string[]> {
  const rows = await db
    .selectFrom("share_cards")
    .leftJoin(publishedBlogPosts(db).unionAll(visibleLocations(db)).as("subject"), (join) =>
      join.on(cardShowsSubject),
    )
    .where("subject.id", "is", null)
    .select("share_cards.name")
    .execute();
  return rows.map(({ name }) => name);
}

/** True when a card with these contents would still agree with the page of its blog post or location. */
export async function isStillSubject(db: Kysely<Database>, subject: ShareCardSubject): Promise<boolean> {
  const now = await findSubject(db, subject.id);
  return now !== null && isOf(subject, now);
}

const contents = ["title", "city", "date", "photo_id"] as const;

function cardShowsSubject({
  and,
  eb,
}: ExpressionBuilder<Database & { subject: ShareCardSubject }, "share_cards" | "subject">) {
  return and([
    eb("share_cards.subject_id", "=", eb.ref("subject.id")),
    eb("share_cards.title", "=", eb.ref("subject.title")),
    eb("share_cards.city", "=", eb.ref("subject.city")),
    eb("share_cards.date", "=", eb.ref("subject.date")),
    eb("share_cards.photo_id", "is not distinct from", eb.ref("subject.photo_id")),
    eb("share_cards.look", "=", cardDesignVersion),
    eb("share_cards.drawn", "=", 1),
  ]);
}

function isOf(card: ShareCardContents, subject: ShareCardContents): boolean {
  return contents.every((part) => card[part] === subject[part]);
}

async function findSubject(db: Kysely<Database>, id: string): Promise<ShareCardSubject | null> {
  const post = await publishedBlogPosts(db).where("blog_posts.id", "=", id).executeTakeFirst();
  return post ?? (await visibleLocations(db).where("locations.id", "=", id).executeTakeFirst()) ?? null;
}

function publishedBlogPosts(db: Kysely<Database>) {
  return db
    .selectFrom("blog_posts")
    .where("published", "=", 1)
    .select([
      "blog_posts.id as id",
      "blog_posts.title as title",
      "blog_posts.city as city",
      "blog_posts.date as date",
      firstPhotoOfBlogPost().as("photo_id"),
    ]);
}

function visibleLocations(db: Kysely<Database>) {
  return visibleStops(db).select(({ fn }) => [
    "locations.id as id",
    "locations.name as title",
    "locations.city as city",
    "locations.date as date",
    fn.coalesce("locations.photo_id", firstPhotoOfBlogPost()).as("photo_id"),
  ]);
}
