import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Site } from "~/domain/site";
import { createBackup } from "~/server/backup/create-backup";
import { restoreBackup } from "~/server/backup/restore-backup";
import { type Config, readConfig } from "~/server/configuration/config";
import { dataPathsIn } from "~/server/data-directory/paths";
import { openSite } from "~/server/open-site";
import { receivedIn } from "../photos/received-file";
import { submitStoryTo } from "../submit-story-to";
import { serverVariable } from "./engine-of-tests";
import { newDatabase } from "./postgres";
import { bucketEnvironment, newBucket } from "./swift";

export type DatabaseOfHome = "file" | "server";
export type PhotosOfHome = "directory" | "bucket";

/** Makes places for sites that are backed up and restored, for every pair of engines. */
export interface Homes {
  /** A folder for archives. */
  folder: string;
  /** Returns the settings of a new, empty place, as the owner writes them. */
  newEnvironment(
    name: string,
    database: DatabaseOfHome,
    photos: PhotosOfHome,
  ): Promise<Record<string, string>>;
  /** Returns the configuration of a new, empty place. */
  newHome(name: string, database: DatabaseOfHome, photos: PhotosOfHome): Promise<Config>;
  close(): Promise<void>;
}

export async function testHomes(): Promise<Homes> {
  const folder = await mkdtemp(path.join(tmpdir(), "giramondo-homes-"));
  const drops: (() => Promise<void>)[] = [];
  const newEnvironment: Homes["newEnvironment"] = async (name, database, photos) => {
    const environment: Record<string, string> = {
      DATA_DIR: path.join(folder, name),
      ADMIN_PASSWORD: "quattro parole a caso",
    };
    if (database === "server") {
      const made = await newDatabase(process.env[serverVariable] ?? "");
      drops.push(made.drop);
      environment.DATABASE_URL = made.url;
    }
    if (photos === "bucket") Object.assign(environment, bucketEnvironment(await newBucket("sito/")));
    return environment;
  };
  return {
    folder,
    newEnvironment,
    newHome: async (...what) => homeOf(await newEnvironment(...what)),
    async close() {
      for (const drop of drops) await drop();
      await rm(folder, { recursive: true });
    },
  };
}

export function homeOf(environment: Record<string, string>): Config {
  const reading = readConfig(environment);
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  return reading.config;
}

/** Starts a site without a server, and stops it after the work. */
export async function inSite<Done>(home: Config, work: (site: Site) => Promise<Done>): Promise<Done> {
  const { site, close } = await openSite(home);
  return work(site).finally(close);
}

/** Sends a story to a started site. Returns its id. */
export function send(site: Site, story?: Parameters<typeof submitStoryTo>[1]): Promise<string> {
  return submitStoryTo({ site, receive: (name, bytes) => receivedIn(site, name, bytes) }, story);
}

/** Makes an archive of a site. None of its photos may be missing. */
export async function backUp(home: Config, file: string): Promise<string> {
  const made = await createBackup(dataPathsIn(home.dataDir), file, { engines: home });
  if (made.missing.length > 0) throw new Error(`missing: ${made.missing.join()}`);
  return file;
}

export async function restoreInto(home: Config, file: string, force = true) {
  return restoreBackup(dataPathsIn(home.dataDir), file, { force, engines: home });
}

/** Returns every row that a restore keeps, and the hash of every photo file. */
export async function rowsAndFilesOf(home: Config) {
  return inSite(home, async (site) => {
    const { db, photos } = site;
    const rows: Record<string, unknown> = {};
    for (const table of tables) {
      const found = await db.selectFrom(table).selectAll().execute();
      rows[table] = found.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
    }
    const files = (await photos.list()).flatMap((photo) => photo.files).sort();
    const hashes: Record<string, string> = {};
    for (const file of files) {
      const found = await photos.read(file);
      hashes[file] = createHash("sha256")
        .update(await new Response(found?.stream).bytes())
        .digest("hex");
    }
    return { rows, hashes };
  });
}

const tables = [
  "stories",
  "receipts",
  "photos",
  "story_photos",
  "blog_posts",
  "blog_post_photos",
  "locations",
  "tags",
  "tag_scans",
  "sightings",
  "reports",
  "withdrawn_stories",
  "withdrawn_photos",
] as const;
