import * as fs from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type InstalledSite, installedSite, programOf } from "../support/program/installed-site";
import { sendStory } from "../support/send-story";

let site: InstalledSite;
beforeEach(async () => {
  site = await installedSite();
});
afterEach(() => site.remove());

const copies = () => fs.readdirSync(site.at("data/backups")).filter((name) => name.startsWith("prima-di-"));

it("puts a new version in the place of the old one, with a copy of the database, and goes back by hand", async () => {
  await site.start();
  await sendStory(site.url(), { story: "Prima" });
  const forward = await site.update([programOf("rebuilt")]);
  expect(forward).toMatchObject({ code: 0 });
  expect(forward.said).toContain("Da Giramondo 1.0.0 a 1.0.1.");
  expect([site.installed(), site.installed("giramondo.previous"), await site.answers()]).toEqual([
    "rebuilt",
    "old",
    200,
  ]);
  expect(fs.statSync(site.at("giramondo")).mode & 0o777).toBe(0o755);
  const [copy = ""] = copies();
  expect(site.stories(site.at("data/backups", copy))).toEqual(["Prima"]);
  expect(fs.statSync(site.at("data/backups", copy)).mode & 0o777).toBe(0o600);
  expect(copies()).toEqual([expect.stringMatching(/^prima-di-1\.0\.1-\d{8}-\d{6}\.db$/)]);
  expect(await site.update([programOf("rebuilt")])).toMatchObject({
    code: 0,
    said: "Il programma è già Giramondo 1.0.1: non c'è niente da cambiare.\n",
  });

  await sendStory(site.url(), { story: "Poi" });
  const back = await site.update(["--back"]);
  expect(back).toMatchObject({ code: 0 });
  expect(back.said).toContain("Il sito risponde di nuovo, con Giramondo 1.0.0.");
  expect([site.installed(), site.installed("giramondo.previous"), await site.answers()]).toEqual([
    "old",
    undefined,
    200,
  ]);
  expect(site.stories()).toEqual(["Poi", "Prima"]);
  expect(await site.update(["--back"])).toMatchObject({
    code: 1,
    said: expect.stringContaining("Non c'è nessuna versione a cui tornare") as string,
  });
  expect(site.leftovers()).toEqual([]);
});

it("goes back over a migration: the database of before returns, and what came since is kept aside", async () => {
  await site.start();
  await sendStory(site.url(), { story: "Prima" });
  expect(await site.update([programOf("later")])).toMatchObject({ code: 0 });
  await sendStory(site.url(), { story: "Poi" });
  const { code, said } = await site.update(["--back"]);
  expect(code).toBe(0);
  expect([site.installed(), await site.answers(), site.stories()]).toEqual(["old", 200, ["Prima"]]);
  const [, aside = ""] = /il suo database è in (\S+),/.exec(said) ?? [];
  expect(site.stories(path.join(aside, "site.db"))).toEqual(["Poi", "Prima"]);
  // A second update is no obstacle.
  expect(await site.update([programOf("later")])).toMatchObject({ code: 0 });
});

it("a version that does not start, after it has changed the database, is taken back by itself", async () => {
  await site.start();
  await sendStory(site.url(), { story: "Prima" });
  const { code, said } = await site.update([programOf("broken")]);
  expect(code).toBe(1);
  expect(said).toContain("Non parto\n");
  expect(said).toMatch(
    /\nGiramondo 1\.2\.0 non è partito bene, e il sito è tornato alla versione di prima[^\n]*\n$/,
  );
  expect(said).toContain("Il database è di nuovo quello di prima dell'aggiornamento.");
  expect([site.installed(), await site.answers(), site.stories(), site.leftovers()]).toEqual([
    "old",
    200,
    ["Prima"],
    [],
  ]);
});

it("says which line of site.env the older version does not know, when it does not start", async () => {
  await site.start();
  expect(await site.update([programOf("rebuilt")])).toMatchObject({ code: 0 });
  fs.writeFileSync(site.at("data/site.env"), "NUOVA_IMPOSTAZIONE=1\n");
  const { code, said } = await site.update(["--back"]);
  expect(code).toBe(1);
  expect(said).toContain("site.env contiene «NUOVA_IMPOSTAZIONE», che non è un'impostazione");
  expect(said).toMatch(/\nIl sito non risponde, e il programma è Giramondo 1\.0\.0: le righe qui sopra/);
});

it("without a site there is nothing to copy", async () => {
  fs.rmSync(site.at("data"), { recursive: true });
  fs.mkdirSync(site.at("data"));
  expect(await site.update([programOf("later")])).toMatchObject({ code: 0 });
  expect([await site.answers(), fs.existsSync(site.at("data/backups"))]).toEqual([200, false]);
});

it("refuses what is no newer Giramondo for this machine, and changes nothing", async () => {
  const elf = Buffer.alloc(64);
  elf.write("\x7fELF", "latin1");
  elf.writeUInt16LE(process.arch === "x64" ? 0xb7 : 0x3e, 18);
  fs.writeFileSync(site.at("altro-processore"), elf);
  fs.writeFileSync(site.at("appunti.txt"), "non sono un programma");
  fs.writeFileSync(site.at("saluta"), "#!/bin/sh\necho ciao\n");
  site.install("later");
  const before = fs.readdirSync(site.at());
  for (const [file, sentence] of [
    [site.at("altro-processore"), `serve giramondo-linux-${process.arch}`],
    [site.at("appunti.txt"), "non è un Giramondo che può girare qui"],
    [site.at("saluta"), "non è un Giramondo che può girare qui"],
    [site.at("manca"), "manca (non esiste): controlla il percorso"],
    [site.at(), "non è un Giramondo che può girare qui"],
    [programOf("old"), "è Giramondo 1.0.0, e qui c'è già il più nuovo 1.1.0"],
  ] as const) {
    const { code, said } = await site.update([file]);
    expect([code, said]).toEqual([1, expect.stringContaining(sentence) as string]);
    expect(said.trim().split("\n")).toHaveLength(1);
  }
  for (const words of [[], ["--back", programOf("old")]]) {
    expect(await site.update(words)).toMatchObject({ code: 2 });
  }
  fs.writeFileSync(site.at("bin/dpkg-query"), "#!/bin/sh\n", { mode: 0o755 });
  for (const words of [[programOf("broken")], ["--back"]]) {
    const { code, said } = await site.update(words);
    expect([code, said]).toEqual([1, expect.stringContaining("apt-get install ./giramondo_") as string]);
  }
  fs.rmSync(site.at("bin/dpkg-query"));
  expect([fs.readdirSync(site.at()), site.installed()]).toEqual([before, "later"]);
  fs.rmSync(site.at("bin/systemctl"));
  expect(await site.update([programOf("broken")])).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Non trovo/) as string,
  });
  fs.symlinkSync(path.resolve("tests/support/program/systemctl.sh"), site.at("bin/systemctl"));
});
