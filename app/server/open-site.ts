import { readdirSync, rmSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { expireAttempts } from "~/domain/limits/rate-limit.server";
import { passwordHashing } from "~/domain/auth/password-hash.server";
import { ensurePassword } from "~/domain/auth/password.server";
import { expireDrafts, sweepPhotos } from "~/domain/photos/sweep-photos.server";
import { currentSettings, readStoredSettings } from "~/domain/settings/current-settings.server";
import { sharing } from "~/domain/sharing";
import type { Site } from "~/domain/site";
import { createPhotoDirectory } from "~/images/photo-directory.server";
import { createPhotoPipeline } from "~/images/photo-pipeline.server";
import { workElsewhere } from "~/images/work-elsewhere.server";
import { cannotStart, terminalText } from "~/text/it/terminal";
import { CannotStart } from "./user-errors";
import { type Config, readConfig } from "./config";
import { prepareDataDirectory } from "~/server/data-directory/prepare-data-directory";
import { lockDataDirectory } from "~/server/data-directory/lock-data-directory";
import { loadSqlite } from "./native";
import { openData, type OpenedData } from "~/server/data-directory/open-data";
import { removeUnfinishedSafetyCopies } from "~/server/data-directory/safety-copy";
import { removeAbandonedWork } from "~/server/data-directory/work-folder";
import { type UnknownPhotos, unknownPhotosFolder } from "~/server/data-directory/unknown-photos";
import { watchStorage } from "~/server/data-directory/watch-storage";
import { PageCache } from "./page-cache";
import { startPhotoProcess } from "./start-photo-process";

/** An open site, and what only its server needs. */
export interface OpenedSite {
  site: Site;
  pages: PageCache;
  /** The copy of the database that was made because this start changed its schema; null otherwise. */
  safetyCopy: string | null;
  /** What this start found in `uploads` that the database does not know, and set aside; null when it found none. */
  unknownPhotos: UnknownPhotos | null;
  /** Stops timers and the photo process, closes the database and releases the lock on the data directory. */
  close(): Promise<void>;
}

const hour = 60 * 60 * 1000;

/**
 * Opens the site in its data directory, alone: newest schema, photos swept, and those that nobody knows set aside.
 * Throws CannotStart with the sentence for the owner. `waitMs`: how long to wait for the lock of a server that is
 * stopping; `onError`, `onWarning`: called with faults that belong to no request.
 */
export async function openSite(
  config: Pick<Config, "dataDir" | "facts" | "sources" | "adminPassword" | "submitLimit" | "loginLimit">,
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
    const storage = watchStorage(places, () => db);
    opened = await openData(Driver, places, { onQuery: storage.noteQuery });
    const { db, safetyCopy } = opened;
    const pages = new PageCache();
    const work = workElsewhere(startPhotoProcess, {
      onGivenUp: (why) => onWarning(why, "a photo was given up, and refused"),
    });
    const settings = currentSettings(config, await readStoredSettings(db));
    const site: Site = {
      facts: settings.facts,
      settings,
      isPasswordConfigured: config.adminPassword !== null,
      db,
      photos: storage.watching(createPhotoDirectory(places.uploads)),
      images: createPhotoPipeline(work),
      incoming: places.incoming,
      freeBytes: () => freeBytes(places.incoming),
      storage,
      pages,
      limits: { storiesPerHour: config.submitLimit, wrongPasswordsPerQuarter: config.loginLimit },
      passwords: passwordHashing(),
      share: sharing(),
      now: () => new Date(),
    };
    emptyDirectory(places.incoming);
    removeAbandonedWork(Driver, places);
    removeUnfinishedSafetyCopies(places);
    const aside = unknownPhotosFolder(places, site.now());
    aside.removeExpired(site.now(), 0);
    await sweepPhotos(site, aside.setAside);
    const unknownPhotos = await aside.done();
    const upkeep = async () => {
      aside.removeExpired(site.now(), process.uptime() * 1000);
      await Promise.all([expireDrafts(site), expireAttempts(site)]);
    };
    const expiry = setInterval(() => void upkeep().catch(onError), hour).unref();
    const close = async () => {
      clearInterval(expiry);
      work.end();
      await db.destroy();
      lock.release();
    };
    return { site, pages, safetyCopy, unknownPhotos, close };
  } catch (error) {
    await opened?.db.destroy();
    lock.release();
    throw error;
  }
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
  const ensured = await ensurePassword(site, reading.config.adminPassword);
  if (!ensured.ok) throw new CannotStart(cannotStart.commonPassword);
  const { made } = ensured.value;
  if (made !== null) process.stdout.write(`${terminalText.firstPassword(made)}\n`);
  return site;
}

function emptyDirectory(directory: string): void {
  for (const name of readdirSync(directory)) rmSync(path.join(directory, name), { recursive: true });
}

async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
