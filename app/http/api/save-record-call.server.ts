import * as z from "zod";
import { longestDescription } from "~/domain/photos/photo";
import { rollBack } from "~/domain/photos/drafts/keep-in-draft.server";
import { type Done, done } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Upload } from "~/http/input/read-upload.server";
import type { RecordCommand } from "~/http/record-pages/read-record-form.server";
import { type Refusal, formRefusal } from "./json-answer.server";
import { defaultLanguage } from "~/text/languages.server";

/** The owner's words for the photos of a record, in the order that they will have. "" for a photo without words. */
export const photoDescriptions = z.array(z.string().max(longestDescription)).optional();

/** "true": a corrected place is also that of the linked blog post or stop. */
export const correctLinked = z.enum(["true", "false"]).optional();

/** The fields of an edit that are not the record's own. */
export const editFields = {
  correctLinked,
  existingPhotos: z.array(z.string()).optional(),
  descriptions: photoDescriptions,
  updatedAt: z.string().optional(),
  token: z.string().optional(),
};

/** Returns the shape of a saved record. `openPlace` says what stands elsewhere now. It is absent when nothing does. */
export const savedShape = <Shape extends z.ZodObject>(shape: Shape) =>
  shape.extend({ openPlace: z.string().optional() }).meta(shape.meta() ?? {});

/** Saves a form of the owner's from a JSON call. Returns the record as JSON, or a refusal, which stores nothing. */
export async function saveOwnerFormCall<Saved, Json>(
  { site, upload }: { site: Site; upload: Upload },
  command: RecordCommand<Saved>,
  toJson: (saved: Saved) => Json,
): Promise<Done<Json & { openPlace?: string }> | Refusal> {
  const form = command.parse(upload);
  const before = await command.find(site);
  const result = await command.run(site, form);
  if (result.ok) {
    const openPlace = await command.openPlace(site, result.value, before, defaultLanguage);
    return done({ ...toJson(result.value), ...(openPlace && { openPlace }) });
  }
  if ("draft" in result) await rollBack(site, form, result);
  if ("current" in result) return { code: result.code, answer: { current: toJson(result.current) } };
  return "draft" in result ? formRefusal(result) : result;
}
