import { newId } from "~/domain/new-id";
import type { Site } from "~/domain/site";

/** Adds an article for each day from 5 January to 1 March, six in seven with the photo of this article. */
export async function addDays({ db }: Pick<Site, "db">, like: string): Promise<void> {
  const post = await db.selectFrom("blog_posts").selectAll().where("id", "=", like).executeTakeFirstOrThrow();
  const shown = db.selectFrom("blog_post_photos").selectAll().where("blog_post_id", "=", like);
  const cover = await shown.executeTakeFirstOrThrow();
  for (let n = 5; n <= 60; n += 1) {
    const id = newId();
    const date = new Date(Date.UTC(2026, 0, n)).toISOString().slice(0, 10);
    const day = { title: `Articolo ${n}`, date, content: `Il giorno ${n}. `.repeat(n) };
    await db
      .insertInto("blog_posts")
      .values({ ...post, ...day, id, submission_key: null })
      .execute();
    if (n % 7 !== 0)
      await db
        .insertInto("blog_post_photos")
        .values({ ...cover, blog_post_id: id })
        .execute();
  }
}
