import * as z from "zod";
import { type FieldValues, fieldErrorsOf, mistake, optionalText } from "~/domain/forms/field-schemas";
import { readValue, writeValue } from "~/domain/key-values.server";
import { done, refused } from "~/domain/result";
import type { Db, Site } from "~/domain/site";
import { type Book, bookFormats, bookPhotos, longestBookTitle, longestDedication } from "./book";

const key = "book";
const unknown = mistake("unknown");
const malformed = mistake("malformed");

/** The rules for changes of the book. Absent fields stay. */
export const bookSchema = z
  .object({
    title: optionalText(longestBookTitle),
    dedication: optionalText(longestDedication),
    photos: z.enum(bookPhotos, unknown),
    format: z.enum(bookFormats, unknown),
    language: z.string(unknown).regex(/^[a-z]{2}$/, unknown),
    leftOut: z
      .array(z.string(malformed).max(40, malformed), malformed)
      .max(2000, mistake("too-many", { max: 2000 })),
  })
  .partial();

const words = { title: null, dedication: null, language: "it" };
const initial: Book = { ...words, photos: "three", format: "a5", leftOut: [] };

/** Reads the owner's choices. Choices that this version does not know count as not made. */
export async function readBook(db: Site["db"]): Promise<Book> {
  const stored = bookSchema.safeParse(JSON.parse((await readValue(db, key)) ?? "{}"));
  return { ...initial, ...stored.data };
}

/** Stores changed choices for the book. Refused with "invalid" and the mistakes. */
export async function changeBook({ db }: Db, fields: FieldValues) {
  const parsed = bookSchema.safeParse(fields);
  if (!parsed.success) return refused("invalid", fieldErrorsOf(parsed.error));
  const changes = Object.fromEntries(Object.entries(parsed.data).filter(([, value]) => value !== undefined));
  const book = await db.transaction().execute(async (trx) => {
    const changed: Book = { ...(await readBook(trx)), ...changes };
    await writeValue(trx, key, JSON.stringify(changed));
    return changed;
  });
  return done(book);
}
