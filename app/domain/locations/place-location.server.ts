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
import { locationSentences, photoSentences } from "~/text/validation";
import type { Location } from "./location";
import { locationSchema } from "./location-schema.server";
import { findLocation } from "./locations-queries.server";

/** The location form as it arrived, from the page or from POST /api/admin/locations. */
export interface LocationForm {
  /** name, city, country, latitude, longitude, description, blogPostId. */
  fields: FieldValues;
  /** Stored name of a photo that is already here (a story's), used when no other is uploaded. */
  existingPhoto: string | null;
  token: string | null;
  draftId: string | null;
  removed: string[];
  received: ReceivedFile[];
}

export type LocationRefusal = Refused<"invalid"> & Pick<KeptInDraft, "draft">;

/** Places a stop on the map (spec §2 "Nuova Location"). */
export async function placeLocation(
  site: Site,
  form: LocationForm,
): Promise<Done<Location> | LocationRefusal> {
  const key = locationKey(form);
  const sent = key && (await findByKey(site, key));
  if (sent) return done(sent);

  const { draft, refusals } = await keepInDraft(site, { ...draftOf(form), max: 1, newestWins: true });
  const chosen = await findChosenPhotos(site, form.existingPhoto ? [form.existingPhoto] : []);
  const parsed = locationSchema.safeParse(form.fields);
  const fieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error);
  if (refusals.length > 0)
    fieldErrors.photo = refusals.map(({ fileName, code }) => photoSentences[code](fileName));
  if (parsed.success && !(await isLinkable(site, parsed.data.blogPostId))) {
    fieldErrors.blogPostId = [locationSentences.blogPostUnknown];
  }
  if (!parsed.success || Object.keys(fieldErrors).length > 0)
    return { ...refused("invalid", fieldErrors), draft };

  const { blogPostId, ...texts } = parsed.data;
  const row = {
    ...texts,
    id: newId(),
    blog_post_id: blogPostId,
    submission_key: key,
    created_at: site.now().toISOString(),
  };
  const id = await site.db.transaction().execute(async (trx) => {
    const [uploaded] = draft ? await takeDraft(trx, draft.id) : [];
    const inserted = await trx
      .insertInto("locations")
      .values({ ...row, photo_id: uploaded ?? chosen.photos[0]?.id ?? null })
      .onConflict((conflict) => conflict.column("submission_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    return inserted?.id ?? null;
  });
  site.pages.clear();
  const location = id ? await findLocation(site, id) : key && (await findByKey(site, key));
  if (!location) throw new Error("the stop was removed while it was being placed");
  return done(location);
}

async function isLinkable(site: Site, blogPostId: string | null): Promise<boolean> {
  if (blogPostId === null) return true;
  const post = await site.db
    .selectFrom("blog_posts")
    .select("id")
    .where("id", "=", blogPostId)
    .executeTakeFirst();
  return post !== undefined;
}

async function findByKey(site: Site, key: string): Promise<Location | null> {
  const row = await site.db
    .selectFrom("locations")
    .select("id")
    .where("submission_key", "=", key)
    .executeTakeFirst();
  return row ? findLocation(site, row.id) : null;
}

function locationKey(form: LocationForm): string | null {
  const { token, fields, existingPhoto, draftId, removed } = form;
  const received = form.received.map(({ digest }) => digest);
  return submissionKey(token, { ...fields, existingPhoto, draftId, removed, received });
}
