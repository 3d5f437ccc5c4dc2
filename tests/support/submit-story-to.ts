import type { Site } from "~/domain/site";
import { submitStory } from "~/domain/stories/submit-story.server";
import { jpegPhoto } from "./test-photos";
import type { TestSite } from "./test-site";

/** Submits a story with this many photos to an open site, without HTTP. Returns its id. */
export async function submitStoryTo(
  { site, receive }: Pick<TestSite, "receive"> & { site: Site },
  { story = "L'ho trovato su una panchina.", photos = 1, city = "Bologna" } = {},
): Promise<string> {
  const received = [];
  for (let n = 1; n <= photos; n += 1) {
    received.push(await receive(`foto-${n}.jpg`, await jpegPhoto({ width: 640, height: 480 })));
  }
  const sent = await submitStory(site, {
    fields: { name: "Ada", city, story, consent: "true" },
    language: "it",
    honeypot: "",
    token: null,
    draftId: null,
    removed: [],
    received,
  });
  if (!sent.ok) throw new Error(`the story was refused: ${sent.code}`);
  return sent.value.id;
}
