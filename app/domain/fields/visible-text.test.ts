import { expect, it } from "vitest";
import { settingSchemas } from "~/domain/settings/settings-schema";
import { storySchemaFor } from "~/domain/stories/story-words.server";
import { tagSchema } from "~/domain/tags/tags.server";
import { visibleText } from "./field-schemas";

it.each([
  ["a line that is turned round", "Roma\u202egnp.exe", "Romagnp.exe"],
  ["isolates and marks", "\u2066Roma\u2069\u200f\u200e\u061c", "Roma"],
  ["words with nothing between them", "Ro\u200bma\u2060\ufeff \u00adNord", "Roma Nord"],
  ["a filler that looks like a space", "Anna\u3164\uffa0", "Anna"],
  ["hidden letters", "Anna\u{e0041}\u{e0042}", "Anna"],
  ["an annotation", "A\ufff9b\ufffac\ufffb", "Abc"],
])("takes out %s", (_what, typed, seen) => {
  expect(visibleText(typed)).toBe(seen);
});

it.each([
  ["an emoji of several", "👩‍👩‍👧‍👦 🏳️‍🌈 ❤️ 👍🏽"],
  ["the flag of a region", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 e 🇮🇹"],
  ["Persian with its joiners", "می‌خواهم"],
  ["Sinhala", "ශ්‍රී ලංකා"],
  ["a Japanese name with its form", "葛\u{e0100}城"],
  ["Hebrew, Arabic, Thai, Vietnamese", "שָׁלוֹם مرحبا สวัสดี Tiếng Việt"],
  ["lines", "Uno\n\n\tDue"],
])("leaves %s", (_what, text) => {
  expect(visibleText(text)).toBe(text);
});

it("is empty when there is nothing to see", () => {
  expect(["\u200d\u200c", "\u202e \u200b", "\ufe0f"].map(visibleText)).toEqual(["", "", ""]);
});

it("is how names, towns, tags and the toy's name are read", () => {
  const hidden = "Ca\u202epi\u200b";
  const story = { name: hidden, city: hidden, story: `Uno\u2028${hidden}`, consent: "true" };
  expect(storySchemaFor(["1"]).parse(story)).toMatchObject({
    name: "Capi",
    city: "Capi",
    story: "Uno\nCapi",
  });
  expect(tagSchema.parse({ name: hidden })).toEqual({ name: "Capi" });
  expect(tagSchema.safeParse({ name: "\u202e\u200b" }).success).toBe(false);
  expect(settingSchemas.productName.parse(hidden)).toBe("Capi");
  expect(settingSchemas.productName.safeParse("\u202e").success).toBe(false);
});
