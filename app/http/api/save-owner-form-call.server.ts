import * as z from "zod";
import { longestDescription } from "~/domain/photos/photo";
import { rollBack } from "~/domain/photos/drafts/keep-in-draft.server";
import { type Done, done } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Upload } from "~/http/input/read-upload.server";
import type { OwnerFormCommand } from "~/http/owner-form/read-owner-form.server";
import { type Refusal, formRefusal } from "./json-answer.server";

/** The owner's words for the photos of a record, in the order that they will have. "" for a photo without words. */
export const photoDescriptions = z.array(z.string().max(longestDescription)).optional();

/** The fields of an edit that are not the record's own. */
export const editFields = {
  existingPhotos: z.array(z.string()).optional(),
  descriptions: photoDescriptions,
  updatedAt: z.string().optional(),
  token: z.string().optional(),
};

/** Saves a form of the owner's from a JSON call. Returns the record as JSON, or a refusal, which stores nothing. */
export async function saveOwnerFormCall<Saved, Json>(
  { site, upload }: { site: Site; upload: Upload },
  command: OwnerFormCommand<Saved>,
  toJson: (saved: Saved) => Json,
): Promise<Done<Json> | Refusal> {
  const form = command.parse(upload);
  const result = await command.run(site, form);
  if (result.ok) return done(toJson(result.value));
  if ("draft" in result) await rollBack(site, form, result);
  if ("current" in result) return { code: result.code, answer: { current: toJson(result.current) } };
  return "draft" in result ? formRefusal(result) : result;
}
