import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

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

/** The boxes that a reader copies, without their comments. */
function boxesOf(page: string): string[] {
  const boxes = [...readFileSync(page, "utf8").matchAll(/^```\w*\n([\s\S]*?)^```$/gm)];
  return boxes.map(([, box = ""]) => box.replace(/(^| +)# .*$/gm, ""));
}

/** The fragments by which a page's headings are linked to: in small letters, without punctuation, hyphens for spaces. */
function headingsOf(page: string): string[] {
  const headings = [...readFileSync(page, "utf8").matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
