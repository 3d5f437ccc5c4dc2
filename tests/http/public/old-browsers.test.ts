import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// The built style sheets as Chromium 64, Safari 12 and Firefox 68 read them. What is newer improves something that is
// whole without it. The sheet of the live map comes with scripts that those browsers do not run.

const folder = "public/build/_assets";

interface Rule {
  selectors: string[];
  declarations: { property: string; value: string }[];
  /** The at-rules around it. */
  within: string[];
}

const rules = readdirSync(folder)
  .filter((name) => name.endsWith(".css") && !name.startsWith("live-map"))
  .flatMap((name) => rulesIn(readFileSync(path.join(folder, name), "utf8")));
const isWithin = (condition: RegExp) => (rule: Rule) => rule.within.some((one) => condition.test(one));
const readByAll = rules.filter((rule) => !isWithin(/^@supports \(/)(rule));
const readByOld = rules.filter(isWithin(/^@supports not/)).flatMap(({ selectors }) => selectors);

/** Returns the rules of a sheet that have declarations. */
function rulesIn(css: string): Rule[] {
  const found: Rule[] = [];
  const open: string[] = [];
  for (const [, text = "", brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === "{") open.push(text.replace(/^.*;/, ""));
    else {
      const declarations = [...text.matchAll(/([\w-]+):([^;]+)/g)].map(([, property = "", value = ""]) => ({
        property,
        value,
      }));
      const selectors = (open.pop() ?? "").split(/,(?![^(]*\))/);
      if (declarations.length > 0) found.push({ selectors, declarations, within: [...open] });
    }
  }
  return found;
}

test("no property or selector is unknown to them that a page needs", () => {
  expect(readByAll.length).toBeGreaterThan(500);
  for (const { selectors, declarations } of readByAll) {
    for (const { property } of declarations) {
      expect(property, selectors.join()).not.toMatch(/^inset|^(?:row-|column-)?gap$|-(?:inline|block)$/);
    }
    expect(selectors.join()).not.toMatch(/:is\(|:not\([^)]*,/);
  }
});

test("a newer value stands behind a plain one, without a variable: with one, it would replace the plain one", () => {
  const newer = /\b(?:min|max|clamp|color-mix)\(|\d[sdl]v[hw]\b|\dcq[wh]\b/;
  for (const { selectors, declarations } of readByAll) {
    for (const [at, { property, value }] of declarations.entries()) {
      if (!newer.test(value)) continue;
      const where = `${selectors.join()} { ${property}: ${value} }`;
      expect(value, where).not.toContain("var(");
      const plain = declarations.slice(0, at).filter((one) => !newer.test(one.value));
      expect(
        plain.some((one) => `${property}-`.startsWith(`${one.property}-`)),
        where,
      ).toBe(true);
    }
  }
});

test("flex items that a gap separates have margins where it does not", () => {
  // Links with a padding; a bar that scripts add.
  const others = [".top-bar-links", ".lightbox-bar"];
  for (const { selectors, declarations } of readByAll) {
    const isFlex = declarations.some(({ property, value }) => property === "display" && /flex/.test(value));
    if (!isFlex || !declarations.some(({ property }) => property === "grid-gap")) continue;
    for (const selector of selectors.filter((one) => !others.includes(one))) {
      const [box = ""] = /[^ >]+$/.exec(selector) ?? [];
      expect(
        readByOld.filter((one) => one.includes(box)),
        selector,
      ).not.toEqual([]);
    }
  }
});

test("a drawing without a proportion of its own has a height where aspect-ratio is unknown", () => {
  for (const { selectors, declarations } of readByAll) {
    if (!declarations.some(({ property, value }) => property === "aspect-ratio" && value !== "auto"))
      continue;
    for (const selector of selectors.filter((one) => !/(?:img|picture|svg)$/.test(one))) {
      expect(
        readByOld.filter((one) => selector.startsWith(one)),
        selector,
      ).not.toEqual([]);
    }
  }
});
