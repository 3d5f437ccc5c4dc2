import type { AppLoadContext } from "@remix-run/server-runtime";
import { isStorageFault } from "~/domain/storage/storage-fault";
import { spamDetected } from "~/text/fixed-words";
import type { ownerProblems } from "~/text/it/admin/problems";
import { ownerAnswersIn } from "~/text/owner/languages.server";
import { type Language, defaultLanguage, wordsIn } from "~/text/languages.server";
import type { Texts } from "~/text/words";

/** The codes of all expected refusals that belong to no single field. */
export type ProblemCode = Exclude<keyof Texts["problems"], "retry"> | keyof typeof ownerProblems | "spam";

const statuses: Record<ProblemCode, number> = {
  invalid: 400,
  spam: 400,
  "not-a-form": 415,
  "not-json": 415,
  "malformed-json": 400,
  malformed: 400,
  "too-many-parts": 400,
  interrupted: 400,
  "hidden-origin": 403,
  "password-missing": 400,
  "password-wrong": 401,
  "too-many-passwords": 429,
  "code-required": 401,
  "code-wrong": 401,
  "code-page-over": 401,
  "too-many-codes": 429,
  "password-required": 403,
  "too-many-sign-ins": 503,
  "too-many-stories": 429,
  "too-many-sightings": 429,
  "too-many-reports": 429,
  "nothing-to-report": 404,
  "unknown-report": 404,
  "too-many-photos": 429,
  "too-busy": 503,
  "unknown-push-service": 400,
  "too-many-follows": 429,
  "too-many-followers": 503,
  "sign-in-required": 401,
  "unknown-story": 404,
  "unknown-sighting": 404,
  "unknown-blog-post": 404,
  "story-withdrawn": 409,
  "blog-post-withdrawn": 409,
  "unknown-location": 404,
  "unknown-photo": 404,
  "photo-replaced": 409,
  "photo-unreadable": 409,
  "too-many-press-photos": 409,
  "photo-not-for-press": 409,
  "unknown-wish": 404,
  "wish-changed": 409,
  "too-many-wishes": 409,
  "unknown-session": 404,
  "not-in-bin": 404,
  "setting-configured": 409,
  "password-configured": 409,
  "changed-meanwhile": 409,
  "story-in-diary": 409,
  "story-corrected": 409,
  "place-missing": 400,
  "unknown-tag": 404,
  "no-channel": 409,
  "push-refused": 409,
  "too-many-browsers": 409,
  "unknown-browser": 404,
  "photo-missing": 400,
  "unknown-call": 404,
  "wrong-method": 405,
  failed: 500,
  "cannot-store": 503,
  "photos-away": 503,
  "cannot-read": 503,
};

/** Returns the status and the sentence of an expected refusal. */
export function problemAnswer(code: ProblemCode, language: Language = defaultLanguage) {
  const { problems } = wordsIn(language, "").text;
  const owners = ownerAnswersIn(language).problems;
  const sentences: Record<ProblemCode, string> = { ...problems, ...owners, spam: spamDetected };
  return { status: statuses[code], sentence: sentences[code] };
}

/** Returns a sentence that says when to try again. `seconds` is the time to wait. */
export function retrySentence(seconds: number, language: Language = defaultLanguage): string {
  const { text, plural } = wordsIn(language, "");
  return plural(text.problems.retry, Math.max(1, Math.ceil(seconds / 60)));
}

/** Returns the Retry-After header of a refusal; no header without `retryAfter`, which is in seconds. */
export function retryHeaders({ retryAfter }: { retryAfter?: number }): Record<string, string> {
  return retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
}

/** Logs a storage fault, and throws every other error. */
export function logStorageFault(error: unknown, { reportError }: Pick<AppLoadContext, "reportError">): void {
  if (!isStorageFault(error)) throw error;
  reportError(error);
}
