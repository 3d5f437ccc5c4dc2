import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visibleText } from "~/domain/fields/field-schemas";
import { locationSchema } from "~/domain/locations/location-schema";
import { countCharacters } from "~/domain/stories/story";
import { findStory, listStories } from "~/domain/stories/stories-queries.server";
import { type SiteInProcess, siteInProcess } from "../../support/site-in-process";

const seed = Number(process.env.SEED ?? 1);
const settings = { seed, numRuns: 150 };
let running: SiteInProcess;

beforeAll(async () => {
  running = await siteInProcess({ SUBMIT_LIMIT: "0" });
});

afterAll(() => running.close());

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 1100 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom("", " ", "\0", "\r\n", "🦫".repeat(1000), "🦫".repeat(1001), "__proto__", "\u202eabc"),
);

describe(`whatever strangers type (SEED=${seed})`, () => {
  it("a story is either kept as it was typed or refused with its words in the page", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyText, fc.boolean(), async (story, name, city, consent) => {
        const body = new FormData();
        for (const [field, value] of Object.entries({ story, name, city })) body.set(field, value);
        if (consent) body.set("consent", "true");
        const answer = await fetch(`${running.url}/submit`, { method: "POST", body, redirect: "manual" });
        const kept = received(story);
        const good = consent && kept !== "" && countCharacters(kept) <= 1000;
        const short = [name, city].every((text) => countCharacters(received(text)) <= 100);
        expect(answer.status).toBe(good && short ? 303 : 400);
        if (answer.status === 303) {
          const [newest] = await listStories(running.site, { limit: 1 });
          const found = await findStory(running.site, newest?.id ?? "");
          expect(found).toMatchObject({
            story: kept,
            name: received(name) || null,
            city: received(city) || null,
          });
        }
      }),
      settings,
    );
  });

  it("a multipart body is answered, however it is broken", async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "--b",
        "--b--",
        "\r\n",
        "\r\n\r\n",
        'Content-Disposition: form-data; name="story"',
        "; filename=x",
      ),
      fc.string({ unit: "binary", maxLength: 50 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        const headers = { "Content-Type": "multipart/form-data; boundary=b" };
        const answer = await fetch(`${running.url}/submit`, {
          method: "POST",
          headers,
          body: pieces.join(""),
        });
        expect(answer.status).toBe(400);
      }),
      settings,
    );
  });

  it("coordinates are numbers on the globe or refused", () => {
    const digits = fc.oneof(
      fc.double({ min: -400, max: 400 }).map(String),
      fc.string({ unit: fc.constantFrom(..."0123456789.+-e "), maxLength: 12 }),
    );
    fc.assert(
      fc.property(digits, digits, (latitude, longitude) => {
        const place = { name: "a", city: "b", country: "c", latitude, longitude };
        const parsed = locationSchema.safeParse(place);
        if (!parsed.success) return;
        expect(parsed.data.latitude).toMatch(/^[+-]?\d+\.\d+$/);
        expect(Math.abs(Number(parsed.data.latitude))).toBeLessThanOrEqual(90);
        expect(parsed.data.longitude).toMatch(/^[+-]?\d+\.\d+$/);
        expect(Math.abs(Number(parsed.data.longitude))).toBeLessThanOrEqual(180);
      }),
      { ...settings, numRuns: 2000 },
    );
  });
});

/**
 * Returns a text as the site stores it: one kind of line break, no lone surrogates, no control or invisible
 * characters, trimmed.
 */
function received(text: string): string {
  const lines = text.toWellFormed().replaceAll(/\r\n|[\r\n\u2028\u2029]/g, "\n");
  return visibleText(lines.replaceAll(/[^\P{Cc}\n\t]/gu, "")).trim();
}
