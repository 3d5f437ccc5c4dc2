import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** English pages quote the program's words 'like this', Italian ones «così». Quotes of others stand in "double" ones. */
const languages = [
  {
    texts: "en",
    pages: ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/*.md")],
    quoted: /«([^»]+)»|(?<![\p{L}\d])'([^'\s][^']*)'(?!\p{L})/gu,
  },
  { texts: "it", pages: globSync("docs/it/*.md"), quoted: /«([^»]+)»/g },
];

describe.each(languages)("the pages whose words are in text/$texts", ({ texts, pages, quoted }) => {
  const literals = globSync(`app/text/${texts}/**/*.ts`).flatMap(literalsOf);
  const quotes = pages.flatMap((page) => quotesOf(page, quoted));

  it("quote buttons, pages and sentences", () => {
    expect(quotes.length).toBeGreaterThan(12);
  });

  it("quote only what the program says in their language", () => {
    const unknown = quotes.filter(({ words }) => !literals.some((literal) => says(literal, words)));
    expect(unknown).toEqual([]);
  });
});

/** Returns what a page quotes outside of its boxes and code. */
function quotesOf(page: string, quoted: RegExp) {
  const prose = readFileSync(page, "utf8").replace(/^```\w*\n[\s\S]*?^```$|`[^`]*`/gm, "`");
  return [...prose.matchAll(quoted)].map(([, guillemets, plain]) => ({
    page,
    words: (guillemets ?? plain ?? "").replace(/\s+/g, " "),
  }));
}

/** Returns the texts in a file. */
function literalsOf(file: string): string[] {
  const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, "");
  return [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, text, template]) => text ?? template ?? "",
  );
}

/** True when the program says these words: a whole text, the beginning of a sentence, or one with its places filled. */
function says(literal: string, words: string): boolean {
  const [start = "", ...places] = literal.split(/\$?\{/);
  if (places.length > 0 && start.length > 10 && words.startsWith(start)) return true;
  const isSentence = words.includes(" ") && literal.startsWith(words);
  return literal === words || (isSentence && !/[\p{L}\d]/u.test(literal[words.length] ?? ""));
}
