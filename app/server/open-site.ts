import { readdirSync, rmSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { expireTries } from "~/domain/limits/count-try.server";
import { ensurePassword } from "~/domain/auth/password.server";
import { expireDrafts, sweepPhotos } from "~/domain/photos/sweep-photos.server";
import { sharing } from "~/domain/sharing";
import type { Site } from "~/domain/site";
import { createPhotoDirectory } from "~/images/photo-directory.server";
import { createPhotoPipeline } from "~/images/photo-pipeline.server";
import { workElsewhere } from "~/images/work-elsewhere.server";
import { cannotStart, terminalText } from "~/text/terminal";
import { CannotStart } from "./cannot-start";
import { type Config, readConfig } from "./config";
import { type DataDirectory, prepareDataDirectory } from "~/server/opened-data/data-directory";
import { lockDataDirectory } from "~/server/opened-data/lock-data-directory";
import { loadSqlite } from "./native";
import { openData, type OpenedData } from "~/server/opened-data/open-data";
import { keepingAside, type StrayPhotos } from "~/server/opened-data/stray-photos";
import { hasNewestMark, renewMark } from "~/server/opened-data/uploads-mark";
import { PageCache } from "./page-cache";
import { startPhotoProcess } from "./start-photo-process";

/** An open site, and what only its server needs. */
export interface OpenedSite {
  site: Site;
  pages: PageCache;
  /** The copy of the database that was made because this start changed its schema; null otherwise. */
  safetyCopy: string | null;
  /** What this start found in `uploads` that a new or older database does not know, and put aside; else null. */
  strayPhotos: StrayPhotos | null;
  /** Ends everything that runs for the site and lets go of its data directory. */
  close(): Promise<void>;
}

const hour = 60 * 60 * 1000;

/**
 * Opens the site in its data directory, alone: newest schema, orphans swept, or put aside when they may not be debris.
 * Throws CannotStart with the sentence for the owner. `waitMs`: how long to wait for another server that is just ending;
 * `onError`, `onWarning`: what becomes of faults that no request hears of.
 */
export async function openSite(
  config: Pick<Config, "dataDir" | "facts" | "unset" | "submitLimit" | "loginLimit">,
  {
    waitMs = 0,
    onError = console.error as (error: unknown) => void,
    onWarning = console.warn as (facts: object, sentence: string) => void,
  } = {},
): Promise<OpenedSite> {
  const places = prepareDataDirectory(config.dataDir);
  const Driver = await loadSqlite();
  const lock = lockDataDirectory(Driver, places.lock, waitMs);
  if (!lock) throw new CannotStart(cannotStart.dataInUse(config.dataDir));
  let opened: OpenedData | undefined;
  try {
    opened = await openData(Driver, places);
    const { db, safetyCopy } = opened;
    const pages = new PageCache();
    const work = workElsewhere(startPhotoProcess, {
      onGivenUp: (why) => onWarning(why, "a photo was given up, and refused"),
    });
    const site: Site = {
      facts: config.facts,
      unset: config.unset,
      db,
      photos: createPhotoDirectory(places.uploads),
      images: createPhotoPipeline(work),
      incoming: places.incoming,
      freeBytes: () => freeBytes(places.incoming),
      pages,
      limits: { storiesPerHour: config.submitLimit, wrongPasswordsPerQuarter: config.loginLimit },
      share: sharing(),
      now: () => new Date(),
    };
    emptyDirectory(places.incoming);
    const strayPhotos = await sweepOrKeep(site, places);
    await renewMark(site, places);
    const upkeep = () =>
      Promise.all([expireDrafts(site), expireTries(site), renewMark(site, places)]).catch(onError);
    const expiry = setInterval(upkeep, hour).unref();
    const close = async () => {
      clearInterval(expiry);
      await renewMark(site, places).catch(onError);
      work.end();
      await db.destroy();
      lock.release();
    };
    return { site, pages, safetyCopy, strayPhotos, close };
  } catch (error) {
    await opened?.db.destroy();
    lock.release();
    throw error;
  }
}

/** Only the database that was open when the photos came can tell which of them are debris. */
async function sweepOrKeep(site: Site, places: DataDirectory): Promise<StrayPhotos | null> {
  if (await hasNewestMark(site, places)) {
    await sweepPhotos(site);
    return null;
  }
  const { photos, kept } = keepingAside(site.photos, places);
  await sweepPhotos({ ...site, photos });
  return kept();
}

const development: { site?: Promise<Site> } = {};

/** The site of a host that is not our own server, such as remix-serve: opened once, from the environment. */
export function developmentSite(): Promise<Site> {
  development.site ??= openForDevelopment();
  return development.site;
}

async function openForDevelopment(): Promise<Site> {
  const reading = readConfig();
  if (!reading.ok) throw new CannotStart(reading.problems.join("\n"));
  const { site } = await openSite(reading.config, { waitMs: 10_000 });
  const password = await ensurePassword(site, reading.config.adminPassword);
  if (password !== null) process.stdout.write(`${terminalText.firstPassword(password)}\n`);
  return site;
}

function emptyDirectory(directory: string): void {
  for (const name of readdirSync(directory)) rmSync(path.join(directory, name), { recursive: true });
}

async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
