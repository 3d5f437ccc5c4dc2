import type { ExpressionBuilder } from "kysely";
import { countRows } from "~/domain/pagination/cursor.server";
import type { Db, Site } from "~/domain/site";
import type { Database } from "~db/schema";

/** The key of a value that is stored while the owner hides all wishes. */
export const hiddenKey = "wishes-hidden";

/** Reads the texts in other languages from their column. */
export const textsByLanguage = (texts: string) => JSON.parse(texts) as Partial<Record<string, string>>;

/** The wishes that the owner has not deleted. */
export const keptWishes = (db: Site["db"]) => db.selectFrom("wishes").where("wishes.binned_at", "is", null);

/** True in SQL unless the owner hides all wishes. */
const areShown = ({ not, exists, selectFrom }: ExpressionBuilder<Database, "wishes">) =>
  not(exists(selectFrom("settings").select("key").where("key", "=", hiddenKey)));

const shownWishes = (db: Site["db"]) =>
  keptWishes(db).where(areShown).select(["wishes.id", "wishes.text", "wishes.texts"]);

/** Lists the open wishes in their order, for readers of a language. */
export async function listOpenWishes({ db }: Db, language: string) {
  const open = shownWishes(db).where("wishes.location_id", "is", null);
  const rows = await open.orderBy("wishes.position").orderBy("wishes.id").execute();
  return rows.map((row) => inLanguage(row, language));
}

/** Returns the id of a wish that is not deleted, open or not. Null for others. */
export async function findKeptWish(db: Site["db"], id: string): Promise<string | null> {
  const wish = await keptWishes(db).select("wishes.id").where("wishes.id", "=", id).executeTakeFirst();
  return wish?.id ?? null;
}

/** Counts the wishes that came true. */
export const countFulfilledWishes = ({ db }: Db) =>
  countRows(keptWishes(db).where(areShown).where("wishes.location_id", "is not", null));

/** Lists the wishes that came true at a stop. */
export async function listWishesOfStop({ db }: Db, stopId: string, language: string) {
  const rows = await shownWishes(db).where("wishes.location_id", "=", stopId).execute();
  return rows.map((row) => inLanguage(row, language));
}

/** Lists the wishes that came true at the stop of a blog post. */
export async function listWishesOfBlogPost({ db }: Db, blogPostId: string, language: string) {
  const stops = db.selectFrom("locations").select("id").where("blog_post_id", "=", blogPostId);
  const rows = await shownWishes(db).where("wishes.location_id", "in", stops).execute();
  return rows.map((row) => inLanguage(row, language));
}

/** Finds the wish that a story's sender has chosen, once it came true at the stop of that story's blog post. */
export async function findWishOfSender({ db }: Db, storyId: string, language: string) {
  const [row] = await shownWishes(db)
    .innerJoin("stories", "stories.wish_id", "wishes.id")
    .innerJoin("locations", "locations.id", "wishes.location_id")
    .innerJoin("blog_posts", "blog_posts.id", "locations.blog_post_id")
    .where("stories.id", "=", storyId)
    .whereRef("blog_posts.story_id", "=", "stories.id")
    .execute();
  return row ? inLanguage(row, language) : null;
}

function inLanguage({ id, text, texts }: Record<"id" | "text" | "texts", string>, language: string) {
  const own = textsByLanguage(texts)[language];
  return { id, text: own ?? text, lang: own === undefined ? "" : language };
}
