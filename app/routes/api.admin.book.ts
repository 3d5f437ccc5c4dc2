import * as z from "zod";
import { bookFormats, bookPhotos } from "~/domain/book/book";
import { bookSchema, changeBook, readBook } from "~/domain/book/book.server";
import { done } from "~/domain/result";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";

const bookShape = z.object({
  title: z.string().nullable(),
  dedication: z.string().nullable(),
  photos: z.enum(bookPhotos),
  format: z.enum(bookFormats),
  language: z.string(),
  leftOut: z.array(z.string()),
  open: z.boolean(),
});

const read = jsonCall({
  id: "adminReadBook",
  answer: bookShape,
  run: async ({ site }) => done(await readBook(site.db)),
});

const change = jsonCall({
  id: "adminChangeBook",
  method: "PATCH",
  body: {
    json: bookSchema,
    example: () => ({ dedication: "A chi l’ha portato un po’ più in là", format: "a5" }),
  },
  answer: bookShape,
  refusals: ["invalid"],
  run: ({ site, json }) => changeBook(site, json),
});

/** Reads and changes the owner's choices for the printed book. */
export const { calls, loader, action } = ownerRoute(read, change);
