import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ReceivedFile } from "~/domain/photos/drafts.server";
import type { Site } from "~/domain/site";
import { readConfig } from "~/server/config";
import { openSite } from "~/server/open-site";

/** An open site without a server: real SQLite and real files in a directory of the test's own. */
export interface TestSite {
  site: Site;
  dataDir: string;
  /** A file as if it had just been received. */
  receive(fileName: string, bytes: Uint8Array): Promise<ReceivedFile>;
  close(): Promise<void>;
}

/** Opens it. `now`: the clock of the site, when the test needs its own. */
export async function testSite({ now }: { now?: () => Date } = {}): Promise<TestSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  const reading = readConfig({ DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  const opened = await openSite(reading.config);
  const site = now ? { ...opened.site, now } : opened.site;
  const receive = async (fileName: string, bytes: Uint8Array) => {
    const file = path.join(site.incoming, randomUUID());
    await writeFile(file, bytes);
    return { path: file, fileName, digest: createHash("sha256").update(bytes).digest("hex") };
  };
  const close = async () => {
    await opened.close();
    await rm(dataDir, { recursive: true });
  };
  return { site, dataDir, receive, close };
}
