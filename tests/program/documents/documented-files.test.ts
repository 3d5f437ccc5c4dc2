import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";

const pages = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", ...globSync("docs/**/*.md")];

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

/** Returns the boxes that a reader copies, without their comments. */
function boxesOf(page: string): string[] {
  const boxes = [...readFileSync(page, "utf8").matchAll(/^```\w*\n([\s\S]*?)^```$/gm)];
  return boxes.map(([, box = ""]) => box.replace(/(^| +)# .*$/gm, ""));
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
