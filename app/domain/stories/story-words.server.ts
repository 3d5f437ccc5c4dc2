import { createHash } from "node:crypto";
import * as z from "zod";
import {
  type FieldValues,
  failsWith,
  optionalText,
  requiredText,
  validated,
} from "~/domain/fields/field-schemas";
import type { Site } from "~/domain/site";
import { readTagCode } from "~/domain/tags/tag-code";
import { consentVersions } from "./consent";
import {
  type ByStoryField,
  type StoryWords,
  type SuspicionReason,
  longestSearch,
  storyFieldNames,
  storyFields,
  storyStates,
} from "./fields";
import { foldText, searchTextOf } from "./stories-queries.server";
import { answerMaxLength } from "./story";

/** The rules for the words of a story. */
export const storyWordsSchema = z.object(
  Object.fromEntries(
    storyFieldNames.map((field) => {
      const { max, required } = storyFields[field];
      return [field, required ? requiredText(max) : optionalText(max)];
    }),
  ) as ByStoryField<ReturnType<typeof requiredText>, ReturnType<typeof optionalText>>,
);

/** The rules for a new story. `consentVersion` must be a `known` one (oldest first); absent, it is the last. */
export function storySchemaFor(known: readonly string[]) {
  const current = known.at(-1);
  return storyWordsSchema.extend({
    consent: z
      .preprocess((value) => value === "true", z.boolean())
      .refine((agreed) => agreed, failsWith("not-agreed"))
      .meta({ type: "boolean", const: true }),
    consentVersion: z
      .preprocess((value) => value || current, z.string())
      .refine((version) => known.includes(version), failsWith("outdated"))
      .meta({ type: "string", enum: [...known], default: current }),
    // A wrong tag code is ignored. It never makes a story invalid.
    code: z
      .preprocess((typed) => (typeof typed === "string" ? readTagCode(typed) : null), z.string().nullable())
      .meta({ type: "string" })
      .optional(),
    // The id of a wish. One that is unknown or deleted is ignored.
    wish: z
      .preprocess((id) => (typeof id === "string" ? id : null), z.string().nullable())
      .meta({ type: "string" })
      .optional(),
  });
}

/** The rules for a story that is sent today. */
export const storySchema = storySchemaFor(consentVersions);

/** The length from which two equal texts are no coincidence, in characters. Many finders write only 'Ciao!'. */
const leastRepeated = 40;
/** A link in running text. The list of endings has none that begins a sentence when somebody forgets a space. */
const linked =
  /(?:https?:\/\/|\bwww\.|\bt\.me\/|\[url\b|<a\b|(?<![@\w.-])[a-z0-9-]+\.(?:com|net|org|ru|info|biz|xyz|top|online|site)\b)[^\s,;|<>"']*/gi;

/** Returns the reasons why a story looks like spam. `spamWords`: words and phrases between commas or lines. */
export function suspicionOf(
  words: StoryWords,
  { spamWords, isRepeated }: { spamWords: string; isRepeated: boolean },
): SuspicionReason[] {
  const text = searchTextOf(words);
  const links = text.match(linked)?.length ?? 0;
  const reasons = { links: links >= 2, repeated: isRepeated, words: hasOneOf(text, spamWords) };
  return (Object.keys(reasons) as SuspicionReason[]).filter((reason) => reasons[reason]);
}

/** Finds a word or phrase in a folded text. Latin letters end a word; writings without spaces match anywhere. */
function hasOneOf(text: string, spamWords: string): boolean {
  const wanted = spamWords
    .split(/[,\n]/)
    .map((word) => foldText(word).replaceAll(/[^\p{L}\p{N} ]/gu, "\\$&"));
  const pattern = wanted.filter((word) => word !== "").join("|");
  return pattern !== "" && new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`).test(text);
}

/** Returns the columns that follow from a story's words. A story with the code of a tag in use is never suspect. */
export async function wordColumns(
  { publicSettings: { spamWords } }: Pick<Site, "publicSettings">,
  trx: Site["db"],
  { id, tagId, ...words }: StoryWords & { id: string; tagId: string | null },
) {
  const folded = foldText(words.story);
  const text_digest =
    folded.length < leastRepeated ? null : createHash("sha256").update(folded).digest("hex");
  const columns = { ...words, search_text: searchTextOf(words), text_digest };
  const tags = trx.selectFrom("tags").select("id").where("retired_at", "is", null);
  if (await tags.where("id", "=", tagId ?? "").executeTakeFirst()) return { ...columns, suspicion: null };
  const others = trx.selectFrom("stories").select("id").where("id", "<>", id);
  const isRepeated = await others.where("text_digest", "=", text_digest ?? "").executeTakeFirst();
  const reasons = suspicionOf(words, { spamWords, isRepeated: isRepeated !== undefined });
  return { ...columns, suspicion: reasons.join(",") || null };
}

/** The rules for the filter of a request for stories: the state, and the words (`q`) that must all be found. */
export const storyFilterSchema = z.object({
  state: z.enum(storyStates, failsWith("unknown")).optional(),
  q: optionalText(longestSearch).optional().meta({ type: "string", maxLength: longestSearch }),
});

/** The rules for the owner's changes of a story, see `changeStory`. An empty answer removes the answer. */
export const storyChangeSchema = z
  .object({
    read: z.boolean(failsWith("not-a-boolean")).optional(),
    answer: z
      .unknown()
      .refine((value): boolean => value === null || typeof value === "string", failsWith("malformed"))
      .pipe(optionalText(answerMaxLength))
      .meta({ type: ["string", "null"], maxLength: answerMaxLength })
      .optional(),
    suspect: z.literal(false, failsWith("malformed")).optional(),
  })
  .refine(({ read, answer, suspect }) => [read, answer, suspect].some((value) => value !== undefined), {
    path: ["read"],
    ...failsWith("not-a-boolean"),
  })
  .meta({ anyOf: [{ required: ["read"] }, { required: ["answer"] }, { required: ["suspect"] }] });

/** Reads the owner's changes of a story from the fields of a form. */
export const parseStoryChange = (fields: FieldValues) => validated(storyChangeSchema, fields);
