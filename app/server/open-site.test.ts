import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { moveToBin } from "~/domain/bin/move-to-bin.server";
import { countAll } from "~/domain/pagination/cursor.server";
import { createTag } from "~/domain/tags/tags.server";
import { readConfig } from "~/server/configuration/config";
import { receivedIn } from "../../tests/support/photos/received-file";
import { openSharedWorker } from "../../tests/support/photos/shared-photo-worker";
import { fillDirectory } from "../../tests/support/site-data/prepared-directory";
import { submitStoryTo } from "../../tests/support/submit-story-to";
import { openSite } from "./open-site";

test("a start removes what is over: a site that never runs for an hour forgets, too", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-"));
  await fillDirectory(dataDir, { owner: false });
  const reading = readConfig({ DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  const open = () => openSite(reading.config, { openWorker: openSharedWorker });
  const opened = await open();
  const { site } = opened;
  const parts = { site, receive: (name: string, bytes: Uint8Array) => receivedIn(site, name, bytes) };
  const binned = await submitStoryTo(parts);
  const suspect = await submitStoryTo(parts, { story: "https://uno.example https://due.example" });
  await moveToBin(site, "story", [binned]);
  const made = await createTag(site, { fields: { name: "Zainetto" }, token: null });
  if (!made.ok) throw new Error(made.code);
  const [tag_id, created_at, language] = [made.value.id, "2020-01-01T00:00:00.000Z", "it"];
  const told = { id: "vecchio", created_at, language, submission_key: "vecchio" };
  await site.db
    .insertInto("sightings")
    .values({ ...told, tag_id, kind: "seen", city: null })
    .execute();
  const report = { subject_kind: "location", subject_id: "nessuna", what: "hurts" } as const;
  await site.db
    .insertInto("reports")
    .values({ ...told, ...report })
    .execute();
  const session = { id: "0".repeat(64), public_id: "vecchia", created_at, last_seen_at: created_at };
  await site.db.insertInto("sessions").values(session).execute();
  await site.db.updateTable("bin").set({ binned_at: created_at }).execute();
  await site.db.updateTable("stories").set({ read_at: created_at }).where("id", "=", suspect).execute();
  await opened.close();

  await (await open()).close();
  const again = await open();
  const left = ["bin", "stories", "sightings", "reports"] as const;
  expect(await Promise.all(left.map((table) => countAll(again.site, table)))).toEqual([0, 0, 0, 0]);
  for (const table of ["sessions", "photos"] as const)
    expect(await again.site.db.selectFrom(table).selectAll().execute()).toEqual([]);
  await again.close();
  await rm(dataDir, { recursive: true });
});
