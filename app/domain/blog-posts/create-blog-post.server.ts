import { type FieldValues, fieldErrorsOf } from "~/domain/field-texts.server";
import { newId } from "~/domain/new-id";
import { findChosenPhotos } from "~/domain/photos/chosen-photos.server";
import {
  type KeptInDraft,
  type ReceivedFile,
  draftOf,
  keepInDraft,
  takeDraft,
} from "~/domain/photos/drafts.server";
import { type Done, type Refused, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { submissionKey } from "~/domain/submission-key.server";
import { blogPostSentences, photoSentences } from "~/text/validation";
import type { BlogPost } from "./blog-post";
import { blogPostSchema } from "./blog-post-schema.server";
import { findBlogPost } from "./blog-posts-queries.server";

/** The article form as it arrived, from the page or from POST /api/admin/blog-posts. */
export interface BlogPostForm {
  /** title, content, city, country, authorName, reactions, published. */
  fields: FieldValues;
  /** Stored names or `/uploads/…` addresses; the cover is the uploaded file, else `existingPhoto`, else the first. */
  existingPhoto: string | null;
  existingPhotos: string[];
  /** The story that it is promoted from. */
  storyId: string | null;
  token: string | null;
  draftId: string | null;
  removed: string[];
  received: ReceivedFile[];
}

export type BlogPostRefusal = Refused<"invalid"> & Pick<KeptInDraft, "draft">;

/** Creates a diary article (spec §2 "Articoli Diario"). The photos it uses stay, whatever happens to their story. */
export async function createBlogPost(
  site: Site,
  form: BlogPostForm,
): Promise<Done<BlogPost> | BlogPostRefusal> {
  const key = blogPostKey(form);
  const sent = key && (await findByKey(site, key));
  if (sent) return done(sent);

  const { draft, refusals } = await keepInDraft(site, { ...draftOf(form), max: 1, newestWins: true });
  const chosen = await findChosenPhotos(site, [
    ...(form.existingPhoto ? [form.existingPhoto] : []),
    ...form.existingPhotos,
  ]);
  const parsed = blogPostSchema.safeParse(form.fields);
  const fieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error);
  if (refusals.length > 0)
    fieldErrors.photo = refusals.map(({ fileName, code }) => photoSentences[code](fileName));
  if (chosen.unknown) fieldErrors.existingPhotos = [blogPostSentences.photoUnknown];
  if (!parsed.success || Object.keys(fieldErrors).length > 0)
    return { ...refused("invalid", fieldErrors), draft };

  const { authorName, published, ...texts } = parsed.data;
  const row = {
    ...texts,
    id: newId(),
    author_name: authorName,
    published: published ? (1 as const) : (0 as const),
    submission_key: key,
    created_at: site.now().toISOString(),
  };
  const id = await site.db.transaction().execute(async (trx) => {
    const story = form.storyId
      ? await trx.selectFrom("stories").select("id").where("id", "=", form.storyId).executeTakeFirst()
      : undefined;
    const inserted = await trx
      .insertInto("blog_posts")
      .values({ ...row, story_id: story?.id ?? null })
      .onConflict((conflict) => conflict.column("submission_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) return null;
    const uploaded = draft ? await takeDraft(trx, draft.id) : [];
    const photoIds = [...new Set([...uploaded, ...chosen.photos.map((photo) => photo.id)])];
    if (photoIds.length > 0) {
      const rows = photoIds.map((photo_id, position) => ({ blog_post_id: row.id, position, photo_id }));
      await trx.insertInto("blog_post_photos").values(rows).execute();
    }
    return row.id;
  });
  site.pages.clear();
  const post = id ? await findBlogPost(site, id) : key && (await findByKey(site, key));
  if (!post) throw new Error("the article was removed while it was being created");
  return done(post);
}

async function findByKey(site: Site, key: string): Promise<BlogPost | null> {
  const row = await site.db
    .selectFrom("blog_posts")
    .select("id")
    .where("submission_key", "=", key)
    .executeTakeFirst();
  return row ? findBlogPost(site, row.id) : null;
}

function blogPostKey(form: BlogPostForm): string | null {
  const { token, fields, existingPhoto, existingPhotos, draftId, removed } = form;
  const received = form.received.map(({ digest }) => digest);
  return submissionKey(token, { ...fields, existingPhoto, existingPhotos, draftId, removed, received });
}
