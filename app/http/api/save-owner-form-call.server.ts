import { rollBack } from "~/domain/photos/drafts/keep-in-draft.server";
import { type Done, done } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Upload } from "~/http/input/read-upload.server";
import type { OwnerFormCommand } from "~/http/owner-form/read-owner-form.server";
import type { Refusal } from "./json-answer.server";
import { formRefusal } from "./photo-refusal.server";

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
