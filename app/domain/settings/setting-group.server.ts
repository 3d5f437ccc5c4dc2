import type * as z from "zod";
import type { FieldErrors } from "~/domain/fields/field-errors";
import { type FieldValues, fieldErrorsOf } from "~/domain/fields/field-schemas";
import { removeValue, writeValue } from "~/domain/key-values.server";
import { done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { type SettingSource, isConfigured } from "./setting";

/** A group of settings. The owner's values are stored under the names of the settings' environment variables. */
export interface SettingGroup<Name extends string> {
  variables: Readonly<Record<Name, string>>;
  schemas: Readonly<Record<Name, z.ZodType>>;
  /** The values of settings that nobody has set. */
  defaults: Readonly<Record<Name, string | null>>;
}

type StoredValues<Name extends string> = Partial<Record<Name, string>>;

/** The settings that the environment or `site.env` sets, each with its source. */
export type ConfiguredSources<Name extends string> = Partial<Record<Name, "environment" | "file">>;

/** Returns the values of a group in an open site: configured ones count first, then the database's, then defaults. */
export function currentGroup<Name extends string, Values extends Record<Name, string | null>>(
  group: SettingGroup<Name>,
  configured: Values,
  sources: ConfiguredSources<Name>,
) {
  /** When values change, this object stays the same and its contents change. */
  const values: Readonly<Values> = { ...configured };
  let stored: StoredValues<Name> = {};
  /** Replaces the values that come from the database. */
  const useStored = (given: StoredValues<Name>) => {
    stored = given;
    for (const name of namesOf(group)) {
      if (!sources[name]) Object.assign(values, { [name]: stored[name] ?? group.defaults[name] });
    }
  };
  const sourceOf = (name: Name): SettingSource =>
    sources[name] ?? (stored[name] === undefined ? "default" : "database");
  /** Reads the values of the database again. */
  const reload = async (db: Site["db"]) => useStored(await readStoredValues(db, group));
  return { values, sourceOf, useStored, reload };
}

async function readStoredValues<Name extends string>(db: Site["db"], group: SettingGroup<Name>) {
  const rows = db.selectFrom("settings").select(["key", "value"]);
  const keys = Object.values<string>(group.variables);
  return storedValues(group, await rows.where("key", "in", keys).execute());
}

/** Returns the valid values in rows of the settings table. A value that is not accepted counts as not set. */
export function storedValues<Name extends string>(
  group: SettingGroup<Name>,
  rows: { key: string; value: string }[],
): StoredValues<Name> {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const valid = namesOf(group).flatMap((name) => {
    const read = group.schemas[name].safeParse(stored.get(group.variables[name]));
    return read.success ? [[name, read.data]] : [];
  });
  return Object.fromEntries(valid) as StoredValues<Name>;
}

/** The changes of a group: the typed fields, what zod says of them, other mistakes, and what else is stored then. */
interface GroupChanges<Name extends string> {
  fields: FieldValues;
  parsed: z.ZodSafeParseResult<Partial<Record<Name, string | null>>>;
  mistakes: FieldErrors;
  andThen?(trx: Site["db"]): Promise<unknown>;
}

/**
 * Stores changes of a group: null removes a value, absent settings stay. Refused with "setting-configured" when the
 * environment or `site.env` sets one of the fields, and with "invalid" for all other mistakes.
 */
export async function changeGroup<Name extends string, Listed extends { name: Name; source: SettingSource }>(
  site: Site,
  group: SettingGroup<Name>,
  current: { list(): Listed[]; reload(db: Site["db"]): Promise<void> },
  { fields, parsed, mistakes, andThen }: GroupChanges<Name>,
) {
  const configured = configuredErrors(current.list(), fields);
  const ownErrors = { ...(parsed.error && fieldErrorsOf(parsed.error)), ...configured };
  const fieldErrors = { ...ownErrors, ...mistakes, ...ownErrors };
  if (!parsed.success || Object.keys(fieldErrors).length > 0) {
    return refused(Object.keys(configured).length > 0 ? "setting-configured" : "invalid", fieldErrors);
  }
  const settings = await site.db.transaction().execute(async (trx) => {
    const changed = await writeChanges(trx, group, parsed.data);
    await andThen?.(trx);
    return changed;
  });
  if (settings.length > 0) site.securityLog({ event: "settings-changed", settings });
  await current.reload(site.db);
  // Pages that show no setting are cleared, too: so the other instances read the settings again.
  await site.pages.clear();
  return done(current.list());
}

/** Returns the names of the settings that have changed. */
async function writeChanges<Name extends string>(
  db: Site["db"],
  group: SettingGroup<Name>,
  changes: Readonly<Partial<Record<Name, string | null>>>,
) {
  const stored = await readStoredValues(db, group);
  for (const name of namesOf(group)) {
    const value = changes[name];
    if (value === null) await removeValue(db, group.variables[name]);
    else if (value !== undefined) await writeValue(db, group.variables[name], value);
  }
  return namesOf(group).filter(
    (name) => changes[name] !== undefined && changes[name] !== (stored[name] ?? null),
  );
}

/** Returns an error for each field whose setting only the environment or `site.env` can change. */
function configuredErrors(settings: { name: string; source: SettingSource }[], fields: FieldValues) {
  const errors: FieldErrors = {};
  for (const { name, source } of settings) {
    if (!isConfigured({ source }) || fields[name] === undefined) continue;
    errors[name] = [{ code: source === "file" ? "set-in-file" : "set-in-environment" }];
  }
  return errors;
}

const namesOf = <Name extends string>({ variables }: Pick<SettingGroup<Name>, "variables">) =>
  Object.keys(variables) as Name[];
