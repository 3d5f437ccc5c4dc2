import type * as z from "zod";
import { type FieldValues, fieldErrorsOf } from "~/domain/forms/field-schemas";
import { type Result, done, refused } from "~/domain/result";

/**
 * Reads a JSON body as what `schema` says. Unknown fields are dropped; of a field that is there twice, the last one
 * counts (that is how JSON is read), and nothing is ever found on the prototype chain.
 */
export async function readJson<T>(
  request: Request,
  schema: z.ZodType<T>,
): Promise<Result<T, "not-json" | "malformed-json" | "interrupted" | "invalid">> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) return refused("not-json");
  let text: string;
  try {
    text = await request.text();
  } catch {
    return refused("interrupted");
  }
  const fields = fieldsIn(text);
  if (!fields) return refused("malformed-json");
  const parsed = schema.safeParse(fields);
  return parsed.success ? done(parsed.data) : refused("invalid", fieldErrorsOf(parsed.error));
}

function fieldsIn(text: string): FieldValues | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    return Object.assign(Object.create(null) as FieldValues, value);
  } catch {
    return null;
  }
}
