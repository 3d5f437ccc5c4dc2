import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { runProgramToItsEnd } from "../../support/run-program";
import { submitStoryTo } from "../../support/submit-story-to";
import { testSite, type TestSite } from "../../support/test-site";

const copies = 20;
let running: TestSite;
let folder: string;

beforeAll(async () => {
  running = await testSite();
  folder = await mkdtemp(path.join(tmpdir(), "giramondo-load-"));
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

const giramondo = (dataDir: string, ...words: string[]) =>
  runProgramToItsEnd({ environment: { DATA_DIR: dataDir }, arguments: words });

test(
  `${copies} copies taken while stories come and go: restored, each has all that it must have`,
  { timeout: 600_000 },
  async () => {
    const load = { stopped: false, there: new Set<string>(), failed: null as unknown };
    const loading = keepSendingAndRemoving(load).catch((error: unknown) => (load.failed = error));
    try {
      for (let n = 1; n <= copies; n += 1) {
        const before = new Set(load.there);
        const archive = path.join(folder, `${n}.tar.gz`);
        expect(await giramondo(running.dataDir, "backup", archive)).toEqual({ code: 0, out: "", err: "" });
        const after = new Set(load.there);

        const restored = path.join(folder, String(n));
        const { code, err } = await giramondo(restored, "restore", archive);
        expect({ code, err }).toEqual({ code: 0, err: "" });
        const stories = storiesIn(restored);
        const mustBeThere = [...before].filter((id) => after.has(id));
        expect(stories).toEqual(expect.arrayContaining(mustBeThere));
        await rm(restored, { recursive: true });
      }
    } finally {
      load.stopped = true;
      await loading;
    }
    expect(load.failed).toBeNull();
    expect(load.there.size).toBeGreaterThan(0);
  },
);

/** Sends stories with photos as fast as possible, and removes some older ones. */
async function keepSendingAndRemoving(load: { stopped: boolean; there: Set<string> }): Promise<void> {
  for (let n = 1; !load.stopped; n += 1) {
    load.there.add(await submitStoryTo(running, { story: `La storia numero ${n}.`, photos: (n % 3) + 1 }));
    if (n % 2 === 0) continue;
    const [oldest = ""] = load.there;
    load.there.delete(oldest);
    expect(await moveToBin(running.site, "story", [oldest])).toMatchObject({ ok: true });
  }
}

function storiesIn(dataDir: string): unknown[] {
  const database = new Driver(path.join(dataDir, "site.db"), { readonly: true });
  const ids = database.prepare("select id from stories").pluck().all();
  database.close();
  return ids;
}
