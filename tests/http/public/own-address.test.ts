import { request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { fillSite } from "../../support/site-data/fill-site";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
afterEach(() => running.close());

/** Returns a page for a visitor who reached the site under this name. */
function pageAt(host: string, path: string): Promise<{ html: string; caching: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(running.url + path, { headers: { Host: host } }, (answer) => {
      let html = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (html += chunk));
      answer.on("end", () => resolve({ html, caching: answer.headers["cache-control"] ?? "" }));
    });
    asked.on("error", reject).end();
  });
}

test("without a configured address the lines of /api lead to where each reader found the site", async () => {
  running = await siteInProcess();
  const { host } = new URL(running.url);
  for (const name of [host, "capi.local:8080", "192.168.1.7:3000"]) {
    const { html, caching } = await pageAt(name, "/api");
    expect(html).toContain(`curl http://${name}/api/blog-posts<`);
    expect(html.match(/http:\/\/[\w.:]+\/api\//g)).toEqual(
      html.match(/http:\/\/[\w.:]+\/api\//g)?.map(() => `http://${name}/api/`),
    );
    expect(caching).toContain("no-store");
  }
});

test("with one they lead there, whatever name a reader used, and the page is cached", async () => {
  running = await siteInProcess({ PUBLIC_URL: "https://capi.example" });
  for (const name of ["capi.local:8080", "192.168.1.7:3000"]) {
    const { html, caching } = await pageAt(name, "/api");
    expect(html).toContain("curl https://capi.example/api/blog-posts<");
    expect(html).not.toContain(name);
    expect(caching).toContain("s-maxage");
  }
});

test("every page of a list names itself, without what was added to its address", async () => {
  running = await siteInProcess({ PUBLIC_URL: "https://capi.example" });
  await fillSite(running.site, 130);
  const canonical = async (path: string, headers: Record<string, string> = {}) => {
    const html = await (await fetch(running.url + path, { headers })).text();
    const own = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    expect(html.replaceAll("&amp;", "&")).toContain(`<meta property="og:url" content="${own}"`);
    return own;
  };
  for (const [asked, own] of [
    ["/map", "/map"],
    ["/map?pagina=1", "/map"],
    ["/map?pagina=2&fbclid=x", "/map?pagina=2"],
    ["/blog", "/blog"],
    ["/blog?utm_source=x", "/blog"],
    ["/blog?pagina=2", "/blog"],
    ["/blog?tutte=1", "/blog?tutte=1"],
    ["/blog?tutte=1&pagina=1", "/blog?tutte=1"],
    ["/blog?pagina=2&x=y&tutte=1", "/blog?tutte=1&pagina=2"],
    ["/blog?tutte=1&pagina=99", "/blog?tutte=1&pagina=3"],
  ] as const) {
    expect([asked, await canonical(asked)]).toEqual([asked, `https://capi.example${own}`]);
    // A visitor with a cookie gets a page that is rendered for this address.
    expect([asked, await canonical(asked, { Cookie: "a=b" })]).toEqual([asked, `https://capi.example${own}`]);
  }
});

test("without a configured address a page names none, neither its own nor that of another language", async () => {
  running = await siteInProcess();
  for (const path of ["/", "/de/faq", "/blog"]) {
    const html = await (await fetch(running.url + path)).text();
    expect(html, path).not.toMatch(/rel="canonical"|rel="alternate" hrefLang/);
    // Visitors find the other languages nevertheless.
    expect(html, path).toMatch(/<a [^>]*hrefLang="en"/);
  }
});
