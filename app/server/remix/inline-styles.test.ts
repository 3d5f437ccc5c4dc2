import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { staticFiles } from "~/server/http-server/static-files";
import { styleInliner } from "./inline-styles";

const [site, cards] = [".page{margin:0}", ".card{color:red}"];
const files = staticFiles(
  new Map([
    ["build/site.css", Buffer.from(`${site}\n`)],
    ["build/cards.css", Buffer.from(`${cards}\n`)],
  ]),
);
const withStyles = styleInliner(files);
const link = (name: string) => `<link rel="stylesheet" href="/build/${name}.css"/>`;
const page = (head: string, body = "<p>ciao</p>") =>
  `<html><head><title>Capi</title>${head}</head><body>${body}</body></html>`;
const sourceOf = (css: string) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`;

test("the sheets of a page are in it, in their order, as one style with its hash", () => {
  for (const [head, css] of [
    [link("site") + link("cards"), site + cards],
    [link("cards") + link("site"), cards + site],
    [link("site"), site],
  ] as const) {
    expect(withStyles(page(head))).toEqual({ html: page(`<style>${css}</style>`), styles: [sourceOf(css)] });
  }
});

test("a page that React takes over has an element where React looks for its link, and the style behind them", () => {
  const script = '<script>start({"links":[{"rel":"modulepreload","href":"/build/root.js"}]})</script>';
  const { html } = withStyles(page(link("site") + '<script src="/a.js"></script>', script));
  const head = `<link href="/build/site.css"/><script src="/a.js"></script><style>${site}</style>`;
  expect(html).toBe(page(head, script));
});

test("the main photo is asked for before the style, the others are not", () => {
  const source = (name: string) => `<source type="image/webp" srcSet="/${name}.webp 480w" sizes="92vw"/>`;
  const others = `${source("other")}<img src="/other.jpg" loading="lazy"/>`;
  const { html } = withStyles(
    page(link("site"), `${others}${source("main")}<img src="/main.jpg" fetchpriority="high"/>`),
  );
  const preload =
    '<link rel="preload" as="image" type="image/webp" imagesrcset="/main.webp 480w" imagesizes="92vw" fetchpriority="high"/>';
  expect(html).toContain(`<title>Capi</title>${preload}<style>${site}</style></head>`);
  expect(withStyles(page(link("site"), others)).html).not.toContain("preload");
});

test("a page stays as it is without sheets, with one that is not ours, or with one that somebody wrote into a text", () => {
  for (const html of [page(""), page(link("site") + link("unknown")), page("", link("site")), "no page"]) {
    expect(withStyles(html)).toEqual({ html, styles: [] });
  }
});
