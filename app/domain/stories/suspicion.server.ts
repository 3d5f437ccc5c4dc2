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

/**
 * Returns the reasons why a story looks like spam. `spamWords` are words and phrases with commas or lines between them;
 * `isRepeated` says that the same text came before.
 */
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
 * Returns the columns of a story that say whether it looks like spam, inside the transaction that stores its words. A
 * story with the code of a tag in use is never suspect.
 */
export async function suspicionColumns(
  { publicSettings }: Pick<Site, "publicSettings">,
  trx: Kysely<Database>,
  { id, tagId, ...words }: StoryWords & { id: string; tagId: string | null },
): Promise<{ suspicion: string | null; text_digest: string | null }> {
  const folded = foldText(words.story);
  const text_digest =
    folded.length < leastRepeated ? null : createHash("sha256").update(folded).digest("hex");
  const tag = trx
    .selectFrom("tags")
    .select("id")
    .where("id", "=", tagId ?? "");
  if (await tag.where("retired_at", "is", null).executeTakeFirst()) return { suspicion: null, text_digest };
  const same = trx
    .selectFrom("stories")
    .select("id")
    .where("text_digest", "=", text_digest ?? "");
  const isRepeated = (await same.where("id", "<>", id).executeTakeFirst()) !== undefined;
  const reasons = suspicionOf(words, { spamWords: publicSettings.spamWords, isRepeated });
  return { suspicion: reasons.join(",") || null, text_digest };
}

/** Marks these suspect stories as seen by the owner. */
export async function markSuspectsSeen({ db, now }: Pick<Site, "db" | "now">, ids: string[]): Promise<void> {
  const unseen = db.updateTable("stories").set({ read_at: now().toISOString() }).where("id", "in", ids);
  await unseen.where("state", "=", "suspect").where("read_at", "is", null).execute();
}
