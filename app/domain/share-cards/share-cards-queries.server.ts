import { type ExpressionBuilder, sql } from "kysely";
import { firstPhotoOfBlogPost } from "~/domain/blog-posts/blog-posts-queries.server";
import { stopOrder, visibleStops } from "~/domain/locations/journey/visible-locations-queries.server";
import type { Site } from "~/domain/site";
import { orderedBy } from "~/domain/pagination/cursor.server";
import type { Database } from "~db/schema";
import { cardDesignVersion, homeCardId, mapCardId, type ShareCardSubject } from "./share-card";

/** Returns the stored name of the card of a subject that visitors see. Null until the card is drawn. */
export async function findShareCard(site: CardSite, subjectId: string): Promise<string | null> {
  const subject = await findSubject(site, subjectId);
  if (!subject) return null;
  const cards = await site.db
    .selectFrom("share_cards")
    .select(["name", ...contents])
    .where("subject_id", "=", subjectId)
    .where("drawn", "=", 1)
    .where("look", "=", cardDesignVersion)
    .execute();
  return cards.find((card) => contents.every((part) => card[part] === subject[part]))?.name ?? null;
}

/** Returns the stored names of the drawn cards of published blog posts, by the ids of the posts. */
export async function findCardsOfBlogPosts(site: CardSite, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const posts = publishedBlogPosts(site).where("blog_posts.id", "in", ids).as("subject");
  const cards = await site.db
    .selectFrom("share_cards")
    .innerJoin(posts, (join) => join.on(cardShowsSubject))
    .select(["subject.id", "share_cards.name"])
    .execute();
  return new Map(cards.map(({ id, name }) => [id, name]));
}

/** True when everyone may see this card: a public page shows the same title, city, day and photo. */
export async function isCardPublic(site: CardSite, name: string): Promise<boolean> {
  const named = site.db.selectFrom("share_cards").select("subject_id").where("name", "=", name);
  const card = await named.executeTakeFirst();
  return card !== undefined && (await findShareCard(site, card.subject_id)) === name;
}

/** Lists at most `limit` subjects whose card is missing or outdated. */
export function listSubjectsToDraw(site: CardSite, limit: number): Promise<ShareCardSubject[]> {
  return site.db
    .selectFrom(subjects(site))
    .leftJoin("share_cards", (join) => join.on(cardShowsSubject))
    .where("share_cards.name", "is", null)
    .selectAll("subject")
    .limit(limit)
    .execute();
}

/** Lists the cards that nobody may see any more, and those whose drawing was interrupted. */
export function listCardsToRemove(site: CardSite) {
  return site.db
    .selectFrom("share_cards")
    .leftJoin(subjects(site), (join) => join.on(cardShowsSubject))
    .where("subject.id", "is", null)
    .select("share_cards.name")
    .execute();
}

type CardSite = Pick<Site, "db" | "publicSettings">;

const contents = ["title", "city", "date", "photo_id"] as const;

type CardsAndSubjects = Database & { subject: ShareCardSubject };

function cardShowsSubject({ and, eb }: ExpressionBuilder<CardsAndSubjects, "share_cards" | "subject">) {
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

/** Finds a subject as its page shows it now. Null when visitors do not see it. */
export async function findSubject(site: CardSite, id: string): Promise<ShareCardSubject | null> {
  if (id === homeCardId) return (await homePage(site).executeTakeFirst()) ?? null;
  if (id === mapCardId) return (await mapPage(site).executeTakeFirst()) ?? null;
  const post = await publishedBlogPosts(site).where("blog_posts.id", "=", id).executeTakeFirst();
  return post ?? (await visibleLocations(site).where("locations.id", "=", id).executeTakeFirst()) ?? null;
}

const subjects = (site: CardSite) =>
  publishedBlogPosts(site)
    .unionAll(visibleLocations(site))
    .unionAll(homePage(site))
    .unionAll(mapPage(site))
    .as("subject");

/** Selects the toy's name with the place, the day and the photo of its latest stop. Nothing before the first stop. */
function homePage(site: CardSite) {
  const latest = orderedBy(visibleLocations(site), stopOrder, "desc").limit(1).as("latest");
  return site.db
    .selectFrom(latest)
    .select([
      sql<string>`cast(${homeCardId} as text)`.as("id"),
      sql<string>`cast(${site.publicSettings.productName} as text)`.as("title"),
      "latest.city as city",
      "latest.date as date",
      "latest.photo_id as photo_id",
    ]);
}

/** Selects the map, unless no stop is visible. The second line of its title changes with the visible stops. */
function mapPage({ db, publicSettings }: CardSite) {
  const name = `${publicSettings.productName}\n`;
  return db
    .selectFrom("locations")
    .where("visible", "=", 1)
    .having(({ fn }) => fn.countAll(), ">", 0)
    .select(({ fn }) => [
      sql<string>`cast(${mapCardId} as text)`.as("id"),
      sql<string>`cast(${name} as text) || count(*) || ' ' || max(updated_at)`.as("title"),
      sql<string>`cast('' as text)`.as("city"),
      fn.max("date").as("date"),
      sql<string | null>`cast(null as text)`.as("photo_id"),
    ]);
}

function publishedBlogPosts({ db }: CardSite) {
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

function visibleLocations({ db }: CardSite) {
  return visibleStops(db).select(({ fn }) => [
    "locations.id as id",
    "locations.name as title",
    "locations.city as city",
    "locations.date as date",
    fn.coalesce("locations.photo_id", firstPhotoOfBlogPost()).as("photo_id"),
  ]);
}
