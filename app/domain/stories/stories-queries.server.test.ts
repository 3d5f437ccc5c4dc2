import { longestSearch } from "./fields";
import { describe, expect, it } from "vitest";
import { type StoryWords, storyFieldNames } from "./fields";
import { foldText, searchPatterns, searchTextOf } from "./stories-queries.server";

/** Returns the search text of a story that has only these words. */
const only = (words: Partial<StoryWords>) => searchTextOf({ ...noWords, ...words } as StoryWords);
const noWords = Object.fromEntries(storyFieldNames.map((field) => [field, null]));

describe("a folded text", () => {
  it.each([
    ["PERCHÉ", "perche"],
    ["perche\u0301", "perche"],
    ["L’ho  visto\r\nlì", "l'ho visto li"],
    ["l´ho", "l'ho"],
    ["ÅÑÇ ﬁne", "anc fine"],
    ["\u0000\t", ""],
  ])("%j is %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("is of name, city and words, also when the first two are missing", () => {
    expect(only({ name: "Zoë", city: "Forlì", story: "Ciao\nmare" })).toBe("zoe forli ciao mare");
    expect(only({ story: "Ciao" })).toBe("ciao");
  });
});

describe("the patterns of a search", () => {
  it("are one for each word", () => {
    expect(searchPatterns("  Città   MARE ")).toEqual(["%citta%", "%mare%"]);
  });

  it("take wildcards literally", () => {
    expect(searchPatterns("100% a_b !")).toEqual(["%100!%%", "%a!_b%", "%!!%"]);
  });

  it.each(["", "   ", "\u0301"])("are none of %j", (search) => {
    expect(searchPatterns(search)).toEqual([]);
  });

  it("are of the first characters only, and no emoji is cut in two", () => {
    expect(searchPatterns("🐹".repeat(longestSearch + 5))).toEqual([`%${"🐹".repeat(longestSearch)}%`]);
  });
});
