import * as z from "zod";
import { mistake, requiredText } from "~/domain/forms/field-schemas";
import { tagNameMaxLength } from "./tag";

/** What a new tag needs. */
export const tagSchema = z.object({ name: requiredText(tagNameMaxLength) });

/** What may change of a tag; what is left out stays. */
export const tagChangeSchema = z.object({
  name: tagSchema.shape.name.optional(),
  retired: z.boolean(mistake("not-a-boolean").error).optional(),
});

/** What changes of a tag. */
export type TagChange = z.infer<typeof tagChangeSchema>;
