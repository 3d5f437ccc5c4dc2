import { expect, it } from "vitest";
import { type InstalledSite, installedSite, programOf } from "../../support/program/installed-site";
import { sendStory } from "../../support/send-story";

/** The number of sites that are killed at the same time, each before another step. */
const atOnce = 4;
/** Some thirty sites are started, killed and started again. */
const timeout = 10 * 60_000;

/** Kills the command before each of its steps, then repeats it and tells what is there. */
async function killEverywhere(words: string[], prepare: (site: InstalledSite) => Promise<void>) {
  const found: unknown[] = [];
  for (let first = 1; ; first += atOnce) {
    const steps = Array.from({ length: atOnce }, (_, index) => first + index);
    const killed = await Promise.all(steps.map((step) => killAt(step, words, prepare)));
    found.push(...killed.filter((one) => one !== null));
    if (killed.includes(null)) return found;
  }
}

/** Returns null when the command was over before that step. */
async function killAt(step: number, words: string[], prepare: (site: InstalledSite) => Promise<void>) {
  const site = await installedSite();
  try {
    await site.start();
    await prepare(site);
    const { isKilled } = await site.update(words, step);
    if (!isKilled) return null;
    expect(site.installed(), `step ${step}`).toBeDefined();
    const { code } = await site.update(words);
    const [installed, answers] = [site.installed(), await site.answers()];
    return { code, installed, answers, stories: site.stories(), leftovers: site.leftovers() };
  } finally {
    site.remove();
  }
}

const story = async (site: InstalledSite) => void (await sendStory(site.url(), { story: "Prima" }));

it.each([
  { version: "broken", ends: "old", code: 1 },
  { version: "later", ends: "later", code: 0 },
] as const)(
  "an update to the $version version, killed before any of its steps, leaves a whole program and goes on",
  async ({ version, ends, code }) => {
    const found = await killEverywhere([programOf(version)], story);
    expect(found.length).toBeGreaterThan(12);
    const expected = { code, installed: ends, answers: 200, stories: ["Prima"], leftovers: [] };
    expect(found).toEqual(found.map(() => expected));
  },
  timeout,
);

it(
  "a way back, killed before any of its steps, leaves a whole program and goes on",
  async () => {
    const found = await killEverywhere(["--back"], async (site) => {
      expect(await site.update([programOf("later")])).toMatchObject({ code: 0 });
      await story(site);
    });
    expect(found.length).toBeGreaterThanOrEqual(8);
    const expected = { code: 0, installed: "old", answers: 200, stories: [], leftovers: [] };
    expect(found).toEqual(found.map(() => expected));
  },
  timeout,
);
