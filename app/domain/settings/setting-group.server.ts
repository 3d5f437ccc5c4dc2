import type * as z from "zod";
import type { FieldErrors } from "~/domain/forms/field-errors";
import type { FieldValues } from "~/domain/forms/field-schemas";
import { removeValue, writeValue } from "~/domain/key-values.server";
import type { Site } from "~/domain/site";
import { type SettingSource, isConfigured } from "./setting";

/** A group of settings. The owner's values are stored under the names of the settings' environment variables. */
export interface SettingGroup<Name extends string> {
  variables: Readonly<Record<Name, string>>;
  schemas: Readonly<Record<Name, z.ZodType>>;
  /** The values of settings that nobody has set. */
  defaults: Readonly<Record<Name, string | null>>;
}

/** The valid values of settings from the database. */
export type StoredValues<Name extends string> = Partial<Record<Name, string>>;

/** The settings that the environment or `site.env` sets, each with its source. */
export type ConfiguredSources<Name extends string> = Partial<Record<Name, "environment" | "file">>;

/** The current values of a group of settings. */
export interface CurrentValues<Name extends string, Values> {
  /** When values change, this object stays the same and its contents change. */
  readonly values: Readonly<Values>;
  sourceOf(name: Name): SettingSource;
  /** Replaces the values that come from the database. */
  useStored(stored: StoredValues<Name>): void;
}

/** Returns the current values of a group: configured values count first, then those of the database, then defaults. */
export function currentValues<Name extends string, Values extends Record<Name, string | null>>(
  { variables, defaults }: SettingGroup<Name>,
  configured: Values,
  sources: ConfiguredSources<Name>,
  first: StoredValues<Name>,
): CurrentValues<Name, Values> {
  const values = { ...configured };
  let stored = first;
  const useStored = (given: StoredValues<Name>) => {
    stored = given;
    for (const name of namesOf(variables)) {
      if (!sources[name]) Object.assign(values, { [name]: stored[name] ?? defaults[name] });
    }
  };
  useStored(first);
  const sourceOf = (name: Name): SettingSource =>
    sources[name] ?? (stored[name] === undefined ? "default" : "database");
  return { values, sourceOf, useStored };
}

/** Reads the values of a group from the database. */
export async function readStoredValues<Name extends string>(db: Site["db"], group: SettingGroup<Name>) {
  const rows = db.selectFrom("settings").select(["key", "value"]);
  const keys = Object.values<string>(group.variables);
  return storedValues(group, await rows.where("key", "in", keys).execute());
}

/** Returns the valid values in rows of the settings table. A value that is not accepted counts as not set. */
export function storedValues<Name extends string>(
  { variables, schemas }: SettingGroup<Name>,
  rows: { key: string; value: string }[],
): StoredValues<Name> {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const valid = namesOf(variables).flatMap((name) => {
    const read = schemas[name].safeParse(stored.get(variables[name]));
    return read.success ? [[name, read.data]] : [];
  });
  return Object.fromEntries(valid) as StoredValues<Name>;
}

/** Stores changes of a group. Null removes a value; absent settings stay. Returns the names that have changed. */
export async function writeChanges<Name extends string>(
  db: Site["db"],
  group: SettingGroup<Name>,
  changes: Readonly<Partial<Record<Name, string | null>>>,
): Promise<Name[]> {
  const stored = await readStoredValues(db, group);
  const changed = namesOf(group.variables).filter(
    (name) => changes[name] !== undefined && changes[name] !== (stored[name] ?? null),
  );
  for (const [name, variable] of Object.entries<string>(group.variables)) {
    const value = changes[name as Name];
    if (value === null) await removeValue(db, variable);
    else if (value !== undefined) await writeValue(db, variable, value);
  }
  return changed;
}

/** Logs the names of changed settings. */
export function logChangedSettings({ securityLog }: Pick<Site, "securityLog">, settings: string[]): void {
  if (settings.length > 0) securityLog({ event: "settings-changed", settings });
}

/** Returns an error for each field whose setting only the environment or `site.env` can change. */
export function configuredErrors(
  settings: { name: string; source: SettingSource }[],
  fields: FieldValues,
): FieldErrors {
  const configured = settings.filter((one) => isConfigured(one) && fields[one.name] !== undefined);
  const codeOf = (source: SettingSource) => (source === "file" ? "set-in-file" : "set-in-environment");
  return Object.fromEntries(configured.map(({ name, source }) => [name, [{ code: codeOf(source) }]]));
}

const namesOf = <Name extends string>(variables: Readonly<Record<Name, string>>) =>
  Object.keys(variables) as Name[];
