import { type Done, done } from "~/domain/result";
import type { Site } from "~/domain/site";
import type { Upload } from "~/http/forms/read-upload.server";
import {
  type OwnerFormCommand,
  type ReceivedOwnerForm,
  saveOwnerForm,
} from "~/http/owner-form/save-owner-form.server";
import type { Refusal } from "./json-answer.server";
import { formRefusal } from "./photo-refusal.server";

/** Answers a client's form of the owner's: the saved object as JSON, or the refusal, which leaves nothing stored. */
export async function saveOwnerFormCall<Form extends ReceivedOwnerForm, Saved, Json>(
  { site, upload }: { site: Site; upload: Upload },
  command: OwnerFormCommand<Form, Saved>,
  toJson: (saved: Saved) => Json,
): Promise<Done<Json> | Refusal> {
  const result = await saveOwnerForm(site, command.parse(upload), command, "roll-back");
  if (result.ok) return done(toJson(result.value));
  if ("current" in result) return { code: result.code, answer: { current: toJson(result.current) } };
  return "draft" in result ? formRefusal(result) : result;
}
