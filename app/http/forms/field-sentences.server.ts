import type { FieldError, FieldErrors } from "~/domain/forms/field-errors";
import {
  type FieldSentences,
  anyFieldSentence,
  otherAddress,
  photoSentences,
  storyFieldSentences,
  tooLong,
} from "~/text/it/field-sentences";
import { settingsFormText } from "~/text/it/admin/settings-pages";
import { ownerFieldSentences } from "~/text/it/admin/field-sentences";
import { problemSentences } from "~/text/it/problems";
import { passwordFaultSentences } from "~/text/it/commands/settings";

/** The sentence for every mistake of a form, by field. `product`: the toy's name, which some of them say. */
export function fieldSentences(errors: FieldErrors, product: string): FieldSentences {
  const own: Record<string, Partial<Record<string, string>>> = {
    ...ownerFieldSentences,
    ...storyFieldSentences(product),
  };
  const sentence = (field: string, error: FieldError) =>
    own[field]?.[error.code] ?? generalSentence(error) ?? anyFieldSentence;
  const entries = Object.entries(errors).map(([field, mistakes]) => {
    return [field, mistakes.map((mistake) => sentence(field, mistake))];
  });
  return Object.fromEntries(entries) as FieldSentences;
}

function generalSentence({ code, max = 0, fileName = "", ...more }: FieldError): string | undefined {
  if (code === "too-long") return tooLong(max);
  if (code === "too-short" || code === "common") return passwordFaultSentences[code](max);
  if (code === "set-in-environment") return settingsFormText.source.environment;
  if (code === "set-in-file") return settingsFormText.source.file;
  if (code === "other-address") return otherAddress(more.wanted ?? "", more.here ?? "");
  if (code === "cannot-store") return problemSentences[code];
  return code in photoSentences ? photoSentences[code as keyof typeof photoSentences](fileName) : undefined;
}
