import { currentNames } from "~/domain/photos/edits/photo-edits-queries.server";
import type { FieldErrors } from "~/domain/fields/field-errors";
import { type FieldValues, optionalText } from "~/domain/fields/field-schemas";
import type { Site } from "~/domain/site";
import { descriptionField, longestDescription } from "./photo";

/** An owner's form: a page has a field for each photo, other programs send `descriptions` in the photos' order. */
interface DescribedPhotos {
  fields: FieldValues;
  descriptions?: string[];
}

const schema = optionalText(longestDescription);

/** Returns the mistakes in the descriptions of a form's photos. */
export function descriptionErrors({ fields, descriptions = [] }: DescribedPhotos): FieldErrors {
  const all = [...Object.values(typedIn(fields)), ...descriptions];
  const isValid = all.every((words) => schema.safeParse(words).success);
  return isValid ? {} : { descriptions: [{ code: "too-long", max: longestDescription }] };
}

/** Stores the descriptions of a form for the photos with these ids. Photos without one in the form keep theirs. */
export async function describePhotos(
  trx: Site["db"],
  { fields, descriptions = [] }: DescribedPhotos,
  photoIds: string[],
): Promise<void> {
  const typed = await typedDescriptions(trx, fields);
  if (photoIds.length === 0 || (typed.size === 0 && descriptions.length === 0)) return;
  const rows = await trx.selectFrom("photos").select(["id", "name"]).where("id", "in", photoIds).execute();
  for (const { id, name } of rows) {
    const words = typed.get(name) ?? descriptions[photoIds.indexOf(id)];
    if (words === undefined) continue;
    const description = schema.parse(words);
    await trx.updateTable("photos").set({ description }).where("id", "=", id).execute();
  }
}

/** Returns the typed descriptions by the photos' names. A photo that was retouched meanwhile has its new name. */
export async function typedDescriptions(db: Site["db"], fields: FieldValues): Promise<Map<string, string>> {
  const typed = typedIn(fields);
  const names = await currentNames({ db }, Object.keys(typed));
  return new Map(Object.values(typed).map((words, at) => [names[at] ?? "", words]));
}

function typedIn(fields: FieldValues): Record<string, string> {
  const prefix = descriptionField("");
  const named = Object.entries(fields).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(
    named.map(([name, words]) => [name.slice(prefix.length), typeof words === "string" ? words : ""]),
  );
}
