import type { Kysely } from "kysely";
import type * as z from "zod";
import type { FieldErrors } from "~/domain/forms/field-errors";
import type { FieldValues } from "~/domain/forms/field-schemas";
import { removeValue, writeValue } from "~/domain/key-values.server";
import type { Site } from "~/domain/site";
import type { Database } from "~db/schema";
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
  /** The current values. When values change, this object stays the same and its contents change. */
  readonly values: Readonly<Values>;
  sourceOf(name: Name): SettingSource;
  /** Replaces the values that come from the database. Values from the environment and `site.env` count before them. */
  useStored(stored: StoredValues<Name>): void;
}

/**
 * Returns the current values of a group. Configured values count first, then values from the database, then defaults.
 */
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
export async function readStoredValues<Name extends string>(
  db: Kysely<Database>,
  group: SettingGroup<Name>,
): Promise<StoredValues<Name>> {
  const rows = await db
    .selectFrom("settings")
    .select(["key", "value"])
    .where("key", "in", Object.values<string>(group.variables))
    .execute();
  return storedValues(group, rows);
}

/**
 * Returns the valid values in rows of the settings table. A value that this version does not accept counts as not set.
 */
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

/**
 * Stores changes of a group of settings. Null removes a value; absent settings stay. Returns the names of the settings
 * that have changed.
 */
export async function writeChanges<Name extends string>(
  db: Kysely<Database>,
  group: SettingGroup<Name>,
  changes: Readonly<Partial<Record<Name, string | null>>>,
): Promise<Name[]> {
  const { variables } = group;
  const stored = await readStoredValues(db, group);
  const changed = namesOf(variables).filter(
    (name) => changes[name] !== undefined && changes[name] !== (stored[name] ?? null),
  );
  for (const name of namesOf(variables)) {
    const value = changes[name];
    if (value === null) await removeValue(db, variables[name]);
    else if (value !== undefined) await writeValue(db, variables[name], value);
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
  return Object.fromEntries(
    configured.map(({ name, source }) => [
      name,
      [{ code: source === "file" ? "set-in-file" : "set-in-environment" } as const],
    ]),
  );
}

function namesOf<Name extends string>(variables: Readonly<Record<Name, string>>): Name[] {
  return Object.keys(variables) as Name[];
}
