import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
import type { StoryWords } from "./fields";
import { foldText, searchTextOf } from "./stories-queries.server";
import type { SuspicionReason } from "./story";

/** The length from which two equal texts are no coincidence, in characters. Many finders write only 'Ciao!'. */
const leastRepeated = 40;
/** A link in running text. The list of endings has none that begins a sentence when somebody forgets a space. */
const linked =
  /(?:https?:\/\/|\bwww\.|\bt\.me\/|\[url\b|<a\b|(?<![@\w.-])[a-z0-9-]+\.(?:com|net|org|ru|info|biz|xyz|top|online|site)\b)[^\s,;|<>"']*/gi;

/** Returns the reasons why a story looks like spam. `spamWords` are words and phrases with commas or lines between them. */
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

/**
 * Returns the columns of a story that follow from its words, inside the transaction that stores them. A story with the
 * code of a tag in use is never suspect.
 */
export async function wordColumns(
  { publicSettings: { spamWords } }: Pick<Site, "publicSettings">,
  trx: Kysely<Database>,
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
