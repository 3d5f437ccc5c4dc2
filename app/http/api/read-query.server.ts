import type * as z from "zod";
import { fieldErrorsOf } from "~/domain/forms/field-schemas";
import { type Result, done, refused } from "~/domain/result";

/** The parameters that a call takes in its address, and an example of them: `q=Lecce`. */
export interface QueryDescription<Query extends z.ZodObject = z.ZodObject> {
  schema: Query;
  example: string;
}

/** Reads the query of a request: of a repeated parameter the last one counts. */
export function readQuery<Query extends z.ZodObject>(
  request: Request,
  { schema }: QueryDescription<Query>,
): Result<z.infer<Query>, "invalid"> {
  const parsed = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  return parsed.success ? done(parsed.data) : refused("invalid", fieldErrorsOf(parsed.error));
}
