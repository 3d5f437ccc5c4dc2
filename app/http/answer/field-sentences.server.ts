import type { FieldError, FieldErrors } from "~/domain/fields/field-errors";
import type { FieldSentences } from "~/text/field-sentences";
import { fill } from "~/text/fill";
import { settingsFormText } from "~/text/it/admin/settings-pages";
import { otherAddress, ownerFieldSentences } from "~/text/it/admin/field-sentences";
import { correctedPlaceText } from "~/text/it/admin/places/corrected-place";
import { placeText } from "~/text/it/admin/places/places";
import { type Language, defaultLanguage, wordsIn } from "~/text/languages.server";
import type { Texts } from "~/text/words";
import { passwordFaultSentences } from "~/text/it/commands/settings";

/** Returns the sentences for mistakes, by field. `product`: the toy's name. Those of the owner's forms are Italian. */
export function fieldSentences(errors: FieldErrors, product: string, language: Language = defaultLanguage) {
  const { storyForm, problems } = wordsIn(language, product).text;
  const own: Record<string, Partial<Record<string, string>>> = {
    ...ownerFieldSentences,
    ...storyForm.mistakes,
  };
  const sentence = (field: string, error: FieldError) =>
    own[field]?.[error.code] ?? generalSentence(error, storyForm, problems) ?? storyForm.anyMistake;
  const entries = Object.entries(errors).map(([field, mistakes]) => {
    return [field, mistakes.map((mistake) => sentence(field, mistake))];
  });
  return Object.fromEntries(entries) as FieldSentences;
}

function generalSentence(
  { code, max = 0, fileName = "", ...more }: FieldError,
  { tooLong, photoMistakes }: Texts["storyForm"],
  problems: Texts["problems"],
): string | undefined {
  if (code === "too-long") return fill(tooLong, { max });
  if (code === "too-short" || code === "common") return passwordFaultSentences[code](max);
  if (code === "set-in-environment") return settingsFormText.source.environment;
  if (code === "set-in-file") return settingsFormText.source.file;
  if (code === "other-address") return otherAddress(more.wanted ?? "", more.here ?? "");
  if (code === "cannot-store" || code === "photos-away") return problems[code];
  if (code === "far") return placeText.pointElsewhere(more.wanted ?? "", more.here ?? "");
  if (code === "stop-stays") return correctedPlaceText.stopWillStay(more.here ?? "");
  if (code === "point-stays") return correctedPlaceText.pointWillStay(more.here ?? "");
  if (code === "point-moved") return correctedPlaceText.pointMoved(more.wanted ?? "");
  if (!(code in photoMistakes)) return undefined;
  return fill(photoMistakes[code as keyof typeof photoMistakes], { file: fileName });
}
