import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProgramToItsEnd } from "../../support/run-program";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "giramondo-documented-"));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Replaces the path on the page, which does not exist on this machine. */
const passwordFile = () => path.join(dataDir, "password");

const giramondo = (words: string[]) => runProgramToItsEnd({ dataDir, arguments: words });

const pages = readdirSync("docs").filter((name) => name.endsWith(".md"));
const read = (name: string) => readFileSync(path.join("docs", name), "utf8");
/** Returns the boxes that a reader copies. */
const boxes = (name: string) =>
  [...read(name).matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, box = ""]) => box);
const lines = (name: string) => boxes(name).flatMap((box) => box.split("\n"));

const typed = new Set(
  pages.flatMap(lines).flatMap((line) => {
    const command =
      /^docker compose (?:exec giramondo|run --rm copies) ["']?(.*?)["']?$/.exec(line)?.[1] ?? line;
    const [, words] =
      /^(?:sudo -u giramondo (?:[A-Z_]+=\S+ )*)?giramondo (.*?)(?: [|>].*)?$/.exec(
        command.replaceAll(/"\$\(.*?\)"/g, "FILE"),
      ) ?? [];
    return words ?? [];
  }),
);

it("reads the pages for whoever runs the site", () => {
  expect([...typed].map((words) => words.split(" ")[0])).toEqual(
    expect.arrayContaining([
      "backup",
      "doctor",
      "import-demo",
      "restore",
      "sample",
      "set-password",
      "version",
    ]),
  );
});

describe.each([...typed])("giramondo %s", (line) => {
  it("is understood as the pages write it", async () => {
    const words = line.split(" ");
    const isSample = words[0] === "sample";
    const { code, out, err } = await giramondo(isSample ? words : [...words, "--help"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(isSample ? /Giramondo/i : /^Uso: giramondo /);
  });
});

const withSettings = pages.filter((name) => lines(name).some((line) => /^PUBLIC_URL=/.test(line)));

it.each(withSettings)("the settings of %s are settings, with values that can be used", async (name) => {
  const settings = lines(name)
    .filter((line) => /^[A-Z\d_]+=/.test(line))
    .map((line) => line.replace(/(?<=^ADMIN_PASSWORD_FILE=).*/, passwordFile()));
  expect(settings.length).toBeGreaterThan(1);
  writeFileSync(passwordFile(), "una-password-di-prova\n");
  writeFileSync(path.join(dataDir, "site.env"), `${settings.join("\n")}\n`);
  const { out } = await giramondo(["doctor"]);
  expect(out).toContain("Le impostazioni sono scritte bene.");
});
