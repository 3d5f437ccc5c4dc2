import { expect, it } from "vitest";
import { installedSite, programOf } from "../../support/installed-site";
import { sendStory } from "../../support/send-story";

it.each([
  { version: "broken", ends: "old", code: 1 },
  { version: "later", ends: "later", code: 0 },
] as const)(
  "an update to the $version version, killed before any of its steps, leaves a whole program and goes on",
  async ({ version, ends, code }) => {
    const given = [programOf(version)];
    for (let step = 1; ; step += 1) {
      const site = await installedSite();
      try {
        await site.start();
        await sendStory(site.url(), { story: "Prima" });
        const { isKilled } = await site.update(given, step);
        if (!isKilled) return expect(step).toBeGreaterThan(12);
        expect(["old", version], `step ${step}`).toContain(site.installed());
        const again = await site.update(given);
        const found = [again.code, site.installed(), await site.answers(), site.stories(), site.leftovers()];
        expect(found, `step ${step}: ${again.said}`).toEqual([code, ends, 200, ["Prima"], []]);
      } finally {
        site.remove();
      }
    }
  },
);

it("a way back, killed before any of its steps, leaves a whole program and goes on", async () => {
  for (let step = 1; ; step += 1) {
    const site = await installedSite();
    try {
      await site.start();
      expect(await site.update([programOf("later")])).toMatchObject({ code: 0 });
      await sendStory(site.url(), { story: "Poi" });
      const { isKilled } = await site.update(["--back"], step);
      if (!isKilled) return expect(step).toBeGreaterThan(8);
      expect(["old", "later"], `step ${step}`).toContain(site.installed());
      const again = await site.update(["--back"]);
      const found = [again.code, site.installed(), await site.answers(), site.stories(), site.leftovers()];
      expect(found, `step ${step}: ${again.said}`).toEqual([0, "old", 200, [], []]);
    } finally {
      site.remove();
    }
  }
});
