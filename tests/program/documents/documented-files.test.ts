import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";

const inRoot = ["README", "CONTRIBUTING", "DEPENDENCIES", "CHANGELOG", "SECURITY"].map(
  (name) => `${name}.md`,
);
const pages = [...inRoot, ...globSync("docs/**/*.md")];

describe.each(pages)("%s", (page) => {
  const text = readFileSync(page, "utf8");

  it("names only files that exist", () => {
    const named = [...text.matchAll(/`((?:app|db|deploy|docs|public|scripts|tests)\/[\w.$/-]+\.\w{2,4})`/g)];
    expect(named.map(([, file = ""]) => file).filter((file) => !existsSync(file))).toEqual([]);
  });

  it("links only to pages, and headings, that exist", () => {
    const broken = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]+))?\)/g)].filter(
      ([, file = "", heading]) => {
        const target = file === "" ? page : path.join(path.dirname(page), file);
        if (!existsSync(target)) return true;
        return heading !== undefined && !headingsOf(target).includes(heading);
      },
    );
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

describe.each(globSync("docs/it/*.md"))("%s", (page) => {
  it("has the boxes of the English page, in their order", () => {
    const english = page.endsWith("README.md") ? "README.md" : path.join("docs", path.basename(page));
    expect(boxesOf(page)).toEqual(boxesOf(english));
  });
});

test("the page about ASVS has a test in every line of level 1, and counts its lines", () => {
  const [, about = "", level1 = ""] =
    /^([\s\S]*?)\n## Level 1\n([\s\S]*?)\nNot applicable/.exec(readFileSync("docs/asvs.md", "utf8")) ?? [];
  const numbersIn = (text: string) => text.match(/\b\d+\.\d+\.\d+\b/g) ?? [];
  const lines = level1.split(/^- /m).slice(1);
  expect(lines.filter((line) => !/`[\w./-]+\.(?:test|spec)\.ts`/.test(line))).toEqual([]);
  const all = lines.flatMap((line) => numbersIn(/^\*\*(.*?)\*\*/s.exec(line)?.[1] ?? ""));
  const notMet = lines.filter((line) => /\*\*not\s+met\*\*/i.test(line));
  const namedNotMet = notMet.flatMap((line) => numbersIn(/^\*\*(.*?)\*\*/s.exec(line)?.[1] ?? ""));
  const summary = about.slice(about.indexOf("Of level 1"));
  expect(numbersIn(summary)).toEqual(namedNotMet);
  expect(summary).toContain(`${all.length} requirements apply. ${all.length - namedNotMet.length} are met`);
});

const contributing = readFileSync("CONTRIBUTING.md", "utf8");
const sectionOf = (heading: string) =>
  contributing.split(/^## /m).find((one) => one.startsWith(heading)) ?? "";
const walks = sectionOf("Five walks")
  .split(/^### /m)
  .slice(1)
  .map((walk) => ({ walk, title: walk.split("\n")[0] ?? "" }));

describe.each(walks)("the walk '$title'", ({ walk, title }) => {
  it("names files that exist, as many as it says", () => {
    const steps = walk.split(/^\d+\. /m).slice(1);
    const files = new Set(steps.flatMap(filesOfStep));
    expect([...files].filter((file) => sourceOf(file) === undefined)).toEqual([]);
    expect(title).toContain(`(${files.size} files)`);
  });
});

test("every path in 'Where do I change…' exists", () => {
  const named = [...sectionOf("Where do I change").matchAll(/`([\w$.-]+\/[\w$…./-]*)`/g)];
  const paths = named
    .map(([, file = ""]) => file.replace("text/…", "text/en"))
    .filter((file) => !/…|\bx\b/.test(file));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((file) => sourceOf(file) === undefined)).toEqual([]);
});

test("the page about dependencies names every package, with its licence", () => {
  const listed = [...readFileSync("DEPENDENCIES.md", "utf8").matchAll(/^- (\S+): .+ \(([^()]+)\)$/gm)];
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  ) as Record<string, object>;
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const isListed = (name: string) => !name.startsWith("@types/");
  expect(
    listed
      .map(([, name]) => name)
      .filter((name) => name !== "@types/*")
      .sort(),
  ).toEqual(packages.filter(isListed).sort());
  for (const [, name = "", licence] of listed) {
    const file = `node_modules/${name}/package.json`;
    if (!existsSync(file)) continue;
    const { license, licenses } = JSON.parse(readFileSync(file, "utf8")) as {
      license?: string;
      licenses?: { type: string }[];
    };
    expect([name, licence]).toEqual([name, (license ?? licenses?.[0]?.type)?.replace(/^\((.*)\)$/, "$1")]);
  }
});

/** Returns the files that a step of a walk names. A folder holds for the names after it; brackets only explain. */
function filesOfStep(step: string): string[] {
  const names = [...step.replace(/\([^()]*\)/g, "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  let folder = "";
  return names.flatMap((name) => {
    if (!name.endsWith("/")) return sourceOf(folder + name) ? folder + name : name;
    folder = name;
    return [];
  });
}

/** Returns the path of a file or folder as the page names it: below `app`, and without the ending. */
function sourceOf(name: string): string | undefined {
  const endings = ["", ".ts", ".tsx", ".server.ts", ".client.ts"];
  return endings
    .flatMap((ending) => [name + ending, `app/${name}${ending}`])
    .find((file) => existsSync(file));
}

/** Returns the boxes that a reader copies, without their comments and the text of a message, which are translated. */
function boxesOf(page: string): string[] {
  const boxes = [...readFileSync(page, "utf8").matchAll(/^```\w*\n([\s\S]*?)^```$/gm)];
  return boxes.map(([, box = ""]) => box.replace(/(^| +)# .*$|(?<="text": ).*/gm, ""));
}

/** Returns the fragments of a page's headings: lower case, no punctuation, hyphens for spaces. */
function headingsOf(page: string): string[] {
  const headings = [...readFileSync(page, "utf8").matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
