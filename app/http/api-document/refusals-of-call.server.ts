import { type ProblemCode, problem } from "~/http/answer/problem.server";
import { fill } from "~/text/fill";
import { serverAnswers } from "~/text/it/server-answers";
import { storyForm } from "~/text/it/finder/story-form";
import type { ApiCall } from "./api-calls.server";

/** Every way in which a call can be refused: the sentences by status. */
export function refusalsOfCall(call: ApiCall): Map<number, string[]> {
  const refusals = new Map<number, string[]>();
  const add = (status: number, sentence: string) =>
    refusals.set(status, [...new Set([...(refusals.get(status) ?? []), sentence])]);
  for (const code of codesOf(call)) add(problem(code).status, problem(code).sentence);
  if (call.body?.photos) {
    add(413, serverAnswers.photosTooLarge.sentence);
    const { photoMistakes } = storyForm;
    add(413, fill(photoMistakes["too-large"], { file: "foto.jpg" }));
    add(415, fill(photoMistakes["not-an-image"], { file: "foto.jpg" }));
    add(415, fill(photoMistakes.empty, { file: "foto.jpg" }));
  } else if (call.body) {
    add(413, fill(serverAnswers.tooLarge.sentence, { kilobytes: call.body.maxKilobytes ?? 64 }));
  }
  if (call.body) {
    add(411, serverAnswers.lengthMissing.sentence);
    add(503, serverAnswers.formsFull.sentence);
  }
  if (call.method !== "GET") add(403, serverAnswers.otherSite.sentence);
  return new Map([...refusals].sort(([a], [b]) => a - b));
}

function codesOf({ method, owner, list, query, body, refusals = [] }: ApiCall): ProblemCode[] {
  const codes: ProblemCode[] = [...refusals, "failed", method === "GET" ? "cannot-read" : "cannot-store"];
  if (owner) codes.push("sign-in-required");
  if (list || query) codes.push("invalid");
  if (body?.photos) codes.push("photos-away");
  if (body && "json" in body) codes.push("not-json", "malformed-json");
  if (body && "form" in body) {
    codes.push("invalid", "not-a-form", "malformed", "too-many-parts");
  }
  return codes;
}
