import { describe, expect, it } from "vitest";
import { wordsIn } from "~/text/languages.server";
import { checkStory } from "./use-story-form";

const { storyForm } = wordsIn("it", "Capi").text;

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("what is found wrong before anything is sent", () => {
  it("is the missing story and the missing consent, in its own words", () => {
    expect(checkStory(form({ story: " \r\n " }), storyForm)).toEqual({
      story: ["Racconta la tua storia con Capi!"],
      consent: ["Devi acconsentire alla pubblicazione per continuare"],
    });
  });

  it("is a story that is too long, counted as people do", () => {
    expect(checkStory(form({ story: "🦫".repeat(1000), consent: "true" }), storyForm)).toEqual({});
    expect(checkStory(form({ story: "è".repeat(1001), consent: "true" }), storyForm)).toEqual({
      story: ["Massimo 1000 caratteri"],
    });
  });
});
