import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "~/server/configuration/config";
import { type OpenedSite, openSite } from "~/server/open-site";
import { placeStops } from "../../../support/site-data/placed-stops";

let dataDir: string;
let opened: OpenedSite;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "giramondo-cards-"));
  await open();
});
afterEach(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

async function open(): Promise<void> {
  const reading = readConfig({ DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  opened = await openSite(reading.config);
}

const cardsInTable = async () => {
  const rows = await opened.site.db.selectFrom("share_cards").select(["name", "drawn"]).execute();
  return rows.filter(({ drawn }) => drawn === 1).map(({ name }) => name);
};
const uploads = () => readdirSync(path.join(dataDir, "uploads")).sort();

async function drawAll(count: number): Promise<string[]> {
  opened.drawShareCards(0);
  await expect.poll(cardsInTable, { timeout: 30_000 }).toHaveLength(count);
  return (await cardsInTable()).sort();
}

it("keeps the cards that it knows, and draws those whose files are missing anew", async () => {
  await placeStops(opened.site, [{ city: "Roma" }, { city: "Pisa" }]);
  const [first = "", second = "", third = "", fourth = ""] = await drawAll(4);
  expect(uploads()).toEqual([first, second, third, fourth]);
  await opened.close();
  rmSync(path.join(dataDir, "uploads", first));
  copyFileSync(
    path.join(dataDir, "uploads", second),
    path.join(dataDir, "uploads", first.replace(/^./, "f")),
  );

  await open();
  expect(opened.unknownPhotos).toBeNull();
  expect((await cardsInTable()).sort()).toEqual([second, third, fourth]);
  const now = await drawAll(4);
  expect(now).toEqual(expect.arrayContaining([second, third, fourth]));
  expect(now).not.toContain(first);
  expect(uploads()).toEqual(now);
});
