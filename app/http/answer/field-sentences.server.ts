import type { FieldError, FieldErrors } from "~/domain/fields/field-errors";
import type { FieldSentences } from "~/text/field-sentences";
import { fill } from "~/text/fill";
import { type Language, defaultLanguage, wordsIn } from "~/text/languages.server";
import { ownerAnswersIn, ownerWordsIn } from "~/text/owner/languages.server";
import type { OwnerWords } from "~/text/words";

/** Returns the sentences for mistakes, by field. `product`: the toy's name. */
export function fieldSentences(errors: FieldErrors, product: string, language: Language = defaultLanguage) {
  const { storyForm, problems } = wordsIn(language, product).text;
  const { mistakes, settingsForm } = ownerWordsIn(language, product).text;
  const own: Record<string, Partial<Record<string, string>>> = { ...mistakes.fields, ...storyForm.mistakes };
  const general = {
    ...storyForm,
    ...mistakes,
    tooLong: storyForm.tooLong,
    problems,
    source: settingsForm.source,
  };
  const sentence = (field: string, error: FieldError) =>
    own[field]?.[error.code] ?? generalSentence(error, language, general) ?? storyForm.anyMistake;
  const entries = Object.entries(errors).map(([field, mistakes]) => {
    return [field, mistakes.map((mistake) => sentence(field, mistake))];
  });
  return Object.fromEntries(entries) as FieldSentences;
}

type General = Pick<OwnerWords["text"]["storyForm"], "tooLong" | "photoMistakes"> &
  Pick<OwnerWords["text"]["mistakes"], "passwords" | "otherAddress"> &
  Pick<OwnerWords["text"], "problems"> &
  Pick<OwnerWords["text"]["settingsForm"], "source">;

function generalSentence(
  { code, max = 0, fileName = "", wanted = "", here = "" }: FieldError,
  language: Language,
  { tooLong, photoMistakes, passwords, otherAddress, problems, source }: General,
): string | undefined {
  const { correctedPlace } = ownerAnswersIn(language);
  if (code === "too-long") return fill(tooLong, { max });
  if (code === "too-short" || code === "common") return fill<string>(passwords[code], { least: max });
  if (code === "set-in-environment") return source.environment;
  if (code === "set-in-file") return source.file;
  if (code === "other-address") return fill(otherAddress, { wanted, here });
  if (code === "cannot-store" || code === "photos-away") return problems[code];
  if (code === "far")
    return here ? fill(correctedPlace.near, { wanted, here }) : fill(correctedPlace.far, { wanted });
  if (code === "stop-stays") return fill(correctedPlace.stopWillStay, { town: here });
  if (code === "point-stays") return fill(correctedPlace.pointWillStay, { town: here });
  if (code === "point-moved") return fill(correctedPlace.pointMoved, { place: wanted });
  if (!(code in photoMistakes)) return undefined;
  return fill(photoMistakes[code as keyof typeof photoMistakes], { file: fileName });
}
