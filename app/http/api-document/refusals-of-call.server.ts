import { problem } from "~/http/problem.server";
import { type ProblemCode, problemSentences } from "~/text/it/problems";
import { serverAnswers } from "~/text/it/server-answers";
import { photoSentences } from "~/text/it/field-sentences";
import type { ApiCall } from "./api-calls.server";

/** Every way in which a call can be refused: the sentences by status. */
export function refusalsOfCall(call: ApiCall): Map<number, string[]> {
  const refusals = new Map<number, string[]>();
  const add = (status: number, sentence: string) =>
    refusals.set(status, [...new Set([...(refusals.get(status) ?? []), sentence])]);
  for (const code of codesOf(call)) add(problem(code).status, problemSentences[code]);
  if (call.body?.photos) {
    add(413, serverAnswers.photosTooLarge.sentence);
    add(413, photoSentences["too-large"]("foto.jpg"));
    add(415, photoSentences["not-an-image"]("foto.jpg"));
    add(415, photoSentences.empty("foto.jpg"));
  } else if (call.body) add(413, serverAnswers.tooLarge(call.body.mostKilobytes ?? 64).sentence);
  if (call.body) {
    add(411, serverAnswers.lengthMissing.sentence);
    add(503, serverAnswers.formsFull.sentence);
  }
  if (call.method !== "GET") add(403, serverAnswers.otherSite.sentence);
  return new Map([...refusals].sort(([a], [b]) => a - b));
}

function codesOf({ owner, list, query, body, refusals = [] }: ApiCall): ProblemCode[] {
  const codes: ProblemCode[] = [...refusals, "failed"];
  if (owner) codes.push("sign-in-required");
  if (list || query) codes.push("invalid");
  if (body && "json" in body) codes.push("not-json", "malformed-json");
  if (body && "form" in body) {
    codes.push("invalid", "not-a-form", "malformed", "too-many-parts");
  }
  return codes;
}
