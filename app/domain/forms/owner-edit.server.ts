import type { z } from "zod";
import type { KeptPhotos } from "~/domain/photos/drafts/keep-in-draft.server";
import type { Refused } from "~/domain/result";
import type { OwnerForm } from "./validate-owner-form.server";

/** A form of the owner's that changes what is stored, from its page or from a PATCH call: absent fields stay. */
export interface OwnerEdit extends OwnerForm {
  /** Whether `existingPhotos` is the whole new order; if not, the photos stay and the new ones follow them. */
  ordersPhotos: boolean;
  /** `updatedAt` of the version that the sender saw; null: the change is made whichever it was. */
  seenUpdatedAt: string | null;
}

/** Refused because the object has changed since the sender saw it; `current` is its newest version. */
export type EditConflict<T> = Refused<"changed-meanwhile"> & KeptPhotos & { current: T };

/** The part of a schema that is about the fields of this edit. */
export function schemaOfEdit<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  { fields }: Pick<OwnerEdit, "fields">,
): z.ZodType<Partial<z.infer<z.ZodObject<Shape>>>> {
  const kept = Object.keys(schema.shape).filter((name) => fields[name] !== undefined);
  return schema.pick(Object.fromEntries(kept.map((name) => [name, true])) as never) as never;
}

/** The moment of a change, ISO-8601 UTC: later than the one before it, also when the clock was set back. */
export function nextUpdatedAt(now: Date, before: string): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}
