import * as z from "zod";
import { mistake, requiredText } from "~/domain/forms/field-schemas";
import { tagNameMaxLength } from "./tag";

/** The rules for the fields of a new tag. */
export const tagSchema = z.object({ name: requiredText(tagNameMaxLength) });

/** The rules for a change of a tag. Absent fields stay as they are. */
export const tagChangeSchema = z.object({
  name: tagSchema.shape.name.optional(),
  retired: z.boolean(mistake("not-a-boolean").error).optional(),
});

/** A change of a tag. */
export type TagChange = z.infer<typeof tagChangeSchema>;
