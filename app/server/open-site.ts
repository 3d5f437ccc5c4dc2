import { rm } from "node:fs/promises";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expireDrafts, sweepPhotos } from "~/domain/photos/sweep-photos.server";
import type { Site } from "~/domain/site";
import { cannotStart } from "~/text/terminal";
import { migrate } from "~db/migrate";
import { openDatabase, type OpenDatabase } from "~db/open-database";
import { CannotStart } from "./cannot-start";
import { type Config, readConfig } from "./config";
import { prepareDataDirectory } from "./data-directory";
import { lockDataDirectory } from "./lock-data-directory";
import { loadSqlite } from "./native";
import { PageCache } from "./page-cache";

/** An open site, and what only its server needs. */
export interface OpenedSite {
  site: Site;
  pages: PageCache;
  /** Ends everything that runs for the site and lets go of its data directory. */
  close(): Promise<void>;
}

const hour = 60 * 60 * 1000;

/**
 * Opens the site in its data directory, alone: newest schema, orphans swept. Throws CannotStart with the sentence for
 * the owner. `waitMs`: how long to wait for another server that is just ending.
 */
export async function openSite(
  config: Pick<Config, "dataDir" | "facts" | "submitLimit" | "loginLimit">,
  { waitMs = 0 } = {},
): Promise<OpenedSite> {
  const places = prepareDataDirectory(config.dataDir);
  const Driver = await loadSqlite();
  const lock = lockDataDirectory(Driver, places.lock, waitMs);
  if (!lock) throw new CannotStart(cannotStart.dataInUse(config.dataDir));
  let opened: OpenDatabase | undefined;
  try {
    opened = openDatabase(Driver, places.database);
    await migrate(opened.db);
  } catch (error) {
    opened?.connection.close();
    lock.release();
    throw cannotOpen(error, config.dataDir, places.database);
  }

  for (const left of readdirSync(places.incoming))
    await rm(path.join(places.incoming, left), { recursive: true });
  const pages = new PageCache();
  const site: Site = {
    facts: config.facts,
    db: opened.db,
    photos: { put: later, read: async () => null, remove: later, names: async () => [] },
    images: { prepare: later, position: later },
    incoming: places.incoming,
    pages,
    limits: { storiesPerHour: config.submitLimit, wrongPasswordsPerQuarter: config.loginLimit },
    now: () => new Date(),
  };
  await sweepPhotos(site);
  const expiry = setInterval(() => void expireDrafts(site), hour).unref();
  const close = async () => {
    clearInterval(expiry);
    await site.db.destroy();
    lock.release();
  };
  return { site, pages, close };
}

/** The site of a host that is not our own server, such as remix-serve: opened once, from the environment. */
export function developmentSite(): Promise<Site> {
  development.site ??= openForDevelopment();
  return development.site;
}

const development: { site?: Promise<Site> } = {};

async function openForDevelopment(): Promise<Site> {
  const reading = readConfig();
  if (!reading.ok) throw new CannotStart(reading.problems.join("\n"));
  const { site } = await openSite(reading.config, { waitMs: 10_000 });
  return site;
}

/** Until the photo pipeline arrives, a photo cannot be received. */
async function later(): Promise<never> {
  throw new Error("no photo pipeline yet");
}

/** What went wrong with the database, for the owner; anything unknown is thrown as it is. */
function cannotOpen(error: unknown, directory: string, file: string): unknown {
  const { name, code = "" } = error as { name?: string; code?: string };
  if (name === "NewerDatabaseError") return new CannotStart(cannotStart.newerDatabase(directory));
  if (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")) {
    return new CannotStart(cannotStart.damagedDatabase(file));
  }
  if (code === "SQLITE_FULL") return new CannotStart(cannotStart.diskFull(directory));
  return error;
}
