import type { ServerBuild } from "@remix-run/server-runtime";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { maxPhotos } from "~/domain/blog-posts/blog-post";
import { storyMaxPhotos } from "~/domain/stories/story";
import type { RouteHandle } from "~/http/route-handle";
import { maxPhotoBytes } from "~/images/file-formats/photo-pieces";
import { languages, prefixOf } from "~/text/languages.server";
import { guardOwnerRoutes } from "~/server/http-server/security/owner-routes";
import { routeManifest } from "~/server/http-server/route-manifest";
import { answerOn, postHead, rawConnection } from "../../support/network/raw-connection";
import { type SiteInProcess, compiledPages, siteInProcess } from "../../support/site-in-process";

let build: ServerBuild;
beforeAll(async () => {
  build = await compiledPages();
});

const cacheKey = (path: string, query: string) => routeManifest(build).cacheKey(path, query);

test.each([
  ["/", "", "/"],
  ["/faq", "utm_source=x", "/faq"],
  ["/blog", "tutte=1&x=y", "/blog?tutte=1"],
  ["/blog", "pagina=3&tutte=1", "/blog?tutte=1&pagina=3"],
  ["/blog", "tutte=1&pagina=3", "/blog?tutte=1&pagina=3"],
  ["/blog", "dal=inizio&utm_source=x", "/blog?dal=inizio"],
  ["/blog", "pagina=2&dal=inizio", "/blog?dal=inizio&pagina=2"],
  ["/blog", "solo=Egitto&x=y", "/blog?solo=Egitto"],
  ["/blog", "pagina=2&solo=2026-05", "/blog?pagina=2&solo=2026-05"],
  ["/blog/0123456789abcdef0123", "", "/blog/0123456789abcdef0123"],
  ["/blog/abc/foto/2", "", "/blog/abc/foto/2"],
  ["/map/abc", "fbclid=1", "/map/abc"],
  ["/map/abc", "pagina=2", "/map/abc"],
  ["/map/tappe.json", "", "/map/tappe.json"],
  ["/de/stampa", "x=y", "/de/stampa"],
  ["/stampa/numeri.csv", "", "/stampa/numeri.csv"],
  ["/en/map/tappe.json", "", "/en/map/tappe.json"],
  ["/site.webmanifest", "", "/site.webmanifest"],
  ["/api/blog-posts", "", "/api/blog-posts"],
  ["/en", "utm_source=x", "/en"],
  ["/de/blog", "tutte=1&x=y", "/de/blog?tutte=1"],
  ["/fr/map/abc", "pagina=2", "/fr/map/abc"],
  ["/feed.atom", "utm_source=x", "/feed.atom"],
  ["/de/feed.atom", "", "/de/feed.atom"],
  ["/en/journey.gpx", "", "/en/journey.gpx"],
  ["/journey.gpx", "", "/journey.gpx"],
  ["/libro", "pagina=12&x=y", "/libro?pagina=12"],
  ["/en/libro", "parte=2", "/en/libro"],
  ["/libro/stampa", "parte=2&pagina=3", "/libro/stampa?parte=2"],
  ["/sitemap.xml", "", "/sitemap.xml"],
  ["/sitemap.xml", "parte=12&x=y", "/sitemap.xml?parte=12"],
  ["/robots.txt", "", "/robots.txt"],
])("%s?%s is kept as %s", (path, query, key) => {
  expect(cacheKey(path, query)).toBe(key);
});

test.each([
  ["/submit", storyMaxPhotos],
  ["/api/submit-story", storyMaxPhotos],
  ["/admin/nuovo-articolo", maxPhotos],
  ["/admin/articoli/0123456789abcdef0123", maxPhotos],
  ["/api/admin/blog-posts", maxPhotos],
])("%s takes %i photos as large as they may be, and words", (path, photos) => {
  const { max } = routeManifest(build).bodyRuleOf(path);
  expect(max).toBeGreaterThan((photos + 1) * maxPhotoBytes);
});

test.each([
  ["/", ["root", "routes/_index"]],
  ["/map/abc", ["root", "routes/_index", "routes/map", "routes/map.$id"]],
  ["/MAP//abc", ["root", "routes/_index", "routes/map", "routes/map.$id"]],
  ["/una/pagina/che/non/esiste", ["root", "routes/$", "routes/_index"]],
  ["/%E0%A4%A", []],
])("%s is rendered with its own routes and those above it", (path, ids) => {
  const manifest = routeManifest(build);
  expect(manifest.routesAround(path)).toEqual(ids);
  expect(manifest.routesAround(path)).toEqual(ids);
});

test.each([
  ["/submit", ""],
  ["/admin", ""],
  ["/admin/articoli", ""],
  ["/api/admin/stories", ""],
  ["/api/admin/status", ""],
  ["/uploads/x.jpg", ""],
  ["/oembed", "url=https://capi.example/blog/x"],
  ["/blog/%61bc", ""],
  ["/blog/", ""],
  ["/BLOG", ""],
  ["//blog", ""],
  ["/non-esiste", ""],
  ["/en/", ""],
  ["/EN/faq", ""],
  ["/it/faq", ""],
  ["/en/en/faq", ""],
  ["/en/submit", ""],
  ["/en/api/blog-posts", ""],
  ["/blog.data", ""],
  ["/blog", "pagina=00001"],
  ["/blog", "pagina=99999"],
  ["/blog", "tutte=anything"],
  ["/blog", "dal=fine"],
  ["/blog", `solo=${"a".repeat(101)}`],
  ["/libro", "pagina=0"],
  ["/libro/stampa", "parte=100"],
  ["/sitemap.xml", "parte=100"],
  ["/en/sitemap.xml", ""],
])("%s?%s is not kept", (path, query) => {
  expect(cacheKey(path, query)).toBeNull();
});

describe("a route that is added to a build", () => {
  let running: SiteInProcess | undefined;
  afterEach(async () => {
    await running?.close();
    running = undefined;
  });

  /** Starts a site with one more route, which counts its requests. */
  async function siteWith(handle: RouteHandle): Promise<string> {
    let asked = 0;
    const answer = async ({ request }: { request: Request }) =>
      new Response(`${(asked += 1)} ${request.body ? (await request.text()).length : "no body"}`, {
        headers: { "Content-Type": "text/html" },
      });
    const module = { handle, loader: answer, action: answer };
    const route = { id: "routes/prova", parentId: "root", path: "prova/:id", module };
    const added = {
      ...build,
      routes: guardOwnerRoutes({ ...build.routes, [route.id]: route } as unknown as ServerBuild["routes"]),
    };
    running = await siteInProcess(
      { TILE_URL: "https://tiles.example/{z}/{x}/{y}.png" },
      { program: { build: added } },
    );
    return running.url;
  }

  const post = (url: string, bytes: number) => fetch(url, { method: "POST", body: "x".repeat(bytes) });

  test("says nothing: never cached, a small body, no images from elsewhere", async () => {
    const url = `${await siteWith({})}/prova/a`;
    expect(await (await fetch(url)).text()).toBe("1 no body");
    const again = await fetch(url);
    expect(await again.text()).toBe("2 no body");
    expect(again.headers.get("Content-Security-Policy")).toContain("img-src 'self' data:;");
    expect(again.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await post(url, 64 * 1024)).status).toBe(200);
    const refused = await post(url, 64 * 1024 + 1);
    expect([refused.status, refused.headers.get("Content-Type")]).toEqual([413, "text/html; charset=utf-8"]);
  });

  test("is cached for the parameters that it names, and for no others", async () => {
    const url = `${await siteWith({ cache: { pagina: /^\d$/ } })}/prova/a`;
    expect(await (await fetch(url)).text()).toBe("1 no body");
    expect(await (await fetch(`${url}?utm=1`)).text()).toBe("1 no body");
    expect(await (await fetch(`${url}?pagina=2`)).text()).toBe("2 no body");
    expect(await (await fetch(`${url}?pagina=2&x=y`)).text()).toBe("2 no body");
    expect(await (await fetch(`${url}?pagina=zwei`)).text()).toBe("3 no body");
  });

  test("takes images from where it says", async () => {
    const url = `${await siteWith({ images: ["blob", "tiles"] })}/prova/a`;
    const policy = (await fetch(url)).headers.get("Content-Security-Policy");
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
  });

  test("answers programs in JSON when its body is too large for it", async () => {
    const url = `${await siteWith({ json: true, body: { maxKilobytes: 1 } })}/prova/a`;
    const refused = await post(url, 1025);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({ error: expect.stringContaining("1\u00a0kB") as string });
  });

  test("gets nothing of a signed-out body when only the owner may send it, and 128 MB with photos", async () => {
    const url = await siteWith({ body: { from: "owner", photos: true } });
    expect(await (await post(`${url}/prova/a`, 1000)).text()).toBe("1 no body");
    const socket = await rawConnection(url);
    socket.write(postHead("/prova/a", "text/plain", 128 * 1024 * 1024 + 1));
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("leads everybody but the owner to the login, and does not run", async () => {
    const url = `${await siteWith({ owner: true })}/prova/a`;
    for (const method of ["GET", "POST"]) {
      const answer = await fetch(`${url}?x=1`, { method, redirect: "manual" });
      const [status, to] = [answer.status, answer.headers.get("Location")];
      expect([method, status, to, await answer.text()]).toEqual([
        method,
        302,
        "/admin?ritorno=%2Fprova%2Fa%3Fx%3D1",
        "",
      ]);
    }
  });

  test("is prefetched by browsers only when it is a page, and says so; the export begins with pages, and with files that none links to", async () => {
    const manifest = routeManifest(build);
    const inAll = [
      "/",
      "/accessibilita",
      "/blog",
      "/faq",
      "/libro",
      "/libro/stampa",
      "/map",
      "/map/incorpora",
      "/privacy",
      "/social",
      "/stampa",
    ].flatMap((path) => languages.map((language) => (prefixOf(language) + path).replace(/(?<=.)\/$/, "")));
    const unlinked = ["/robots.txt", "/sitemap.xml"];
    expect(manifest.seedUrls.toSorted()).toEqual([...inAll, ...unlinked].toSorted());
    const some = ["/", "/blog/*", "/map/*", "/submit", "/en", "/de/blog/*"];
    expect(manifest.prefetchable).toEqual(expect.arrayContaining(some));
    expect(
      manifest.prefetchable.filter((path) =>
        /^\/(?:admin|api|uploads|libro\/stampa|map\/incorpora)/.test(path),
      ),
    ).toEqual([]);
  });
});
