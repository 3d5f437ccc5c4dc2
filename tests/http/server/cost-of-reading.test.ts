import { CompiledQuery } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changeBook } from "~/domain/book/book.server";
import { lastBackupKey } from "~/domain/notifications/watch-site.server";
import { type Filled, fillSite } from "../../support/site-data/fill-site";
import type { Owner } from "../../support/owner";
import type { SiteInProcess } from "../../support/site-in-process";
import { siteWithOwner } from "../../support/site-with-owner";
import { watchedQueries } from "../../support/checks/watched-queries";

const addresses = (with_: Filled) => [
  "/",
  "/blog",
  "/blog?tutte=1",
  "/blog?tutte=1&pagina=2",
  "/blog?dal=inizio",
  "/blog?dal=inizio&pagina=2",
  "/blog?solo=Italia&pagina=2",
  "/blog?solo=2026",
  "/blog?dal=inizio&solo=Italia",
  `/blog/${with_.article}`,
  `/blog/${with_.article}/foto/2`,
  "/libro",
  "/libro?pagina=2",
  "/libro/stampa",
  "/libro/stampa?parte=2",
  "/map",
  "/map?pagina=2",
  "/map/tappe.json",
  "/stampa",
  "/stampa/numeri.csv",
  `/map/${with_.stop}`,
  "/feed.atom",
  "/feed.json",
  "/journey.gpx",
  "/journey.kml",
  "/journey.geojson",
  "/sitemap.xml",
  `/oembed?url=${running.url}/blog/${with_.article}`,
  `/uploads/${"1e8480".padStart(20, "0")}_foto.jpg`,
  "/api/blog-posts",
  `/api/blog-posts?limit=20&before=${with_.article}`,
  `/api/blog-posts/${with_.article}`,
  "/api/locations-with-posts",
  `/api/locations-with-posts?limit=20&before=${with_.stop}`,
  "/admin",
  "/admin?pagina=2",
  "/admin?stato=diario",
  "/admin?stato=diario&pagina=2",
  "/admin?q=storia+camogli",
  "/admin?stato=diario&q=storia",
  `/admin/storie/${with_.story}`,
  "/admin/cestino",
  "/admin/cestino/tutto/elimina",
  `/admin/nuovo-articolo?storia=${with_.story}`,
  "/admin/articoli",
  "/admin/articoli?q=storia&mese=2026-05",
  "/admin/libro/stampa",
  "/admin/nuova-location",
  "/admin/locations",
  "/admin/locations?q=camogli",
  "/admin/stampa",
  "/admin/desideri",
  "/api/admin/bin",
  "/api/admin/press",
  "/api/admin/wishes",
  "/api/admin/reports",
  "/api/admin/stories",
  `/api/admin/stories?limit=20&before=${with_.story}`,
  "/api/admin/stories?state=diary",
  `/api/admin/stories?state=diary&limit=20&before=${with_.story}`,
  "/api/admin/stories?q=storia&limit=20",
  `/api/admin/stories/${with_.story}`,
  "/api/admin/blog-posts",
  "/api/admin/locations",
];

let running: SiteInProcess;
let owner: Owner;
beforeEach(async () => {
  ({ running, owner } = await siteWithOwner());
});
afterEach(() => running.close());

/** Returns the statements that each of these addresses causes, for the owner and for a visitor. */
async function statements(paths: string[]): Promise<Map<string, CompiledQuery[]>> {
  await changeBook(running.site, { open: true });
  const seen = watchedQueries(running.site);
  const byPath = new Map<string, CompiledQuery[]>();
  for (const path of paths) {
    const answer =
      path.startsWith("/admin") || path.startsWith("/api/admin")
        ? await owner.open(path)
        : await fetch(running.url + path);
    await answer.arrayBuffer();
    expect([200, 404], path).toContain(answer.status);
    byPath.set(path, seen.splice(0));
  }
  return byPath;
}

test("a list of many takes as many statements as a list of one", async () => {
  const one = await statements(addresses(await fillSite(running.site, 1)));
  await running.close();
  ({ running, owner } = await siteWithOwner());
  const many = await statements(addresses(await fillSite(running.site, 130)));
  for (const [path, queries] of many) {
    expect(queries.length, path).toBeLessThanOrEqual(Math.max(one.get(path)?.length ?? 0, 6));
  }
});

test("every statement finds its rows by an index, in the order in which they are wanted", async () => {
  const byPath = await statements(addresses(await fillSite(running.site, 130)));
  const plans = new Map<string, string[]>();
  for (const { sql, parameters } of [...byPath.values()].flat()) {
    if (plans.has(sql)) continue;
    const plan = await running.site.db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    plans.set(
      sql,
      plan.rows.map(({ detail }) => detail),
    );
  }
  expect(plans.size).toBeGreaterThan(20);
  for (const [sql, plan] of plans) {
    // A query for a few ids must not go through all visible rows.
    if (/where "id" (?:in|=) /.test(sql)) expect(plan.join(), sql).toMatch(/\(id=\?\)/);
    for (const step of plan) {
      expect(step, sql).not.toMatch(/TEMP B-TREE/);
      if (step.startsWith("SCAN")) expect(step, sql).toMatch(/USING (?:COVERING )?INDEX|CONSTANT ROW/);
    }
  }
});

test("the first steps of the owner cost the panel one statement", async () => {
  const queries = (await statements(["/admin"])).get("/admin") ?? [];
  const ofSteps = queries.filter(({ parameters }) => parameters.includes(lastBackupKey));
  expect(ofSteps).toHaveLength(1);
  expect(queries.filter(({ sql }) => sql.includes("push_browsers"))).toEqual(ofSteps);
});
