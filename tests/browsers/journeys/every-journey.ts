import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { jpegFile } from "../../support/test-photos";
import type { TestedBrowser } from "../drivers/driver";
import { type SiteForBrowsers, siteForBrowsers } from "../site-for-browsers";
import { finderSends } from "./finder";
import { ownerPublishes } from "./owner";
import { visitorReads } from "./visitor";
import { Visit } from "./visit";

/** The tests of one browser: the journeys of a finder, a visitor and the owner, with scripts and without. */
export function everyJourneyIn(browser: TestedBrowser): void {
  describe.each([true, false])(`${browser.name}, scripts %s`, (scripts) => {
    let site: SiteForBrowsers;
    let visit: Visit;
    let photos: string;

    beforeAll(async () => {
      photos = await mkdtemp(path.join(tmpdir(), "giramondo-photos-"));
      site = await siteForBrowsers();
      const driver = await browser.start({ scripts });
      visit = new Visit(driver, site.url, scripts && browser.runsOurScripts);
      return async () => {
        await driver.close();
        expect(await site.close()).toBe(0);
        await rm(photos, { recursive: true });
      };
    });
    afterEach(() => visit.expectNoFaults());

    test("a finder sends a story with a photo, and takes it back", async () => {
      await finderSends(visit, site.tag, await jpegFile(photos, "molo.jpg", { width: 640, height: 480 }));
    });
    test("a visitor reads the diary, the map and the questions", () => visitorReads(visit));
    test("the owner covers a face, publishes a story and puts a stop on the map", () =>
      ownerPublishes(visit, site));
  });
}
