import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ReceivedFile } from "../../app/domain/photos/files/store-photos.server";
import type { Site } from "~/domain/site";
import { readConfig } from "~/server/configuration/config";
import { openSite } from "~/server/open-site";
import { enginesOfTest } from "./engines/engine-of-tests";
import { openSharedWorker } from "./photos/shared-photo-worker";
import { fillDirectory } from "./site-data/prepared-directory";
import { receivedIn } from "./photos/received-file";

/** An open site without a server, with a real database and real files. */
export interface TestSite {
  site: Site;
  dataDir: string;
  /** Returns a file as if it had just been received. */
  receive(fileName: string, bytes: Uint8Array): Promise<ReceivedFile>;
  close(): Promise<void>;
}

/** Opens the site. `now` replaces its clock. */
export async function testSite({ now }: { now?: () => Date } = {}): Promise<TestSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  const engines = await enginesOfTest();
  if (!engines.environment.DATABASE_URL) await fillDirectory(dataDir, { owner: false });
  const reading = readConfig({ ...engines.environment, DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  const opened = await openSite(reading.config, { openWorker: openSharedWorker });
  const site = now ? { ...opened.site, now } : opened.site;
  const receive = (fileName: string, bytes: Uint8Array) => receivedIn(site, fileName, bytes);
  const close = async () => {
    await opened.close();
    await engines.drop();
    await rm(dataDir, { recursive: true });
  };
  return { site, dataDir, receive, close };
}
