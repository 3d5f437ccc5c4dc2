import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineScripts } from "./render-page";

const sourceOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("only the scripts that knew the nonce are blessed, and the nonce leaves the page", () => {
  const page = [
    '<script nonce="N0">window.ours = "<b>";</script>',
    "<script>alert('smuggled')</script>",
    '<script nonce="guessed">alert("guessed")</script>',
    '<script type="module" async="" nonce="N0">import "/build/a.js";</script>',
    '<script nonce="N0" src="/build/b.js"></script>',
  ].join("\n");
  const { html, sources } = hashInlineScripts(page, "N0");
  expect(sources).toEqual([sourceOf('window.ours = "<b>";'), sourceOf('import "/build/a.js";')]);
  expect(html).not.toContain("N0");
  expect(html).toContain("<script>window.ours");
});

test("a page without scripts stays as it is", () => {
  expect(hashInlineScripts("<p>ciao</p>", "N0")).toEqual({ html: "<p>ciao</p>", sources: [] });
});
