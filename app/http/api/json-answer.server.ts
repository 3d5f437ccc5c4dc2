import { type ProblemCode, problem, retryHeaders, retrySentence } from "~/http/answer/problem.server";
import type { Language } from "~/text/languages.server";
import type { FieldErrors } from "~/domain/forms/field-errors";
import { fieldSentences } from "~/http/answer/field-sentences.server";

const json = "application/json; charset=utf-8";

/** Returns a JSON response that is not cacheable, unless `headers` allow it. */
export function jsonAnswer(
  value: unknown,
  { status = 200, headers = {}, cookies = [] }: Answer = {},
): Response {
  const answer = new Response(JSON.stringify(value), {
    status,
    headers: { "Content-Type": json, "Cache-Control": "no-store", ...headers },
  });
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/** Returns a JSON response that is the same for everybody. The server caches it as it caches pages. */
export function cacheableAnswer(value: unknown): Response {
  const answer = jsonAnswer(value);
  answer.headers.delete("Cache-Control");
  return answer;
}

/** A refusal: the code of the problem. The other properties change the usual answer to that problem. */
export interface Refusal {
  code: ProblemCode;
  status?: number;
  fieldErrors?: FieldErrors;
  /** The number of seconds after which the client may try again. */
  retryAfter?: number;
  headers?: Record<string, string>;
  /** Further properties of the answer. */
  answer?: object;
  /** The language of the refusal's sentences, when the form names one. The default is Italian. */
  language?: Language;
}

/**
 * Returns `{ error, fieldErrors? }`. `error` is the first sentence about a field, or the sentence about the code. Some
 * sentences contain `product`, the toy's name.
 */
export function refusalAnswer(refusal: Refusal, product = ""): Response {
  const { code, retryAfter, language } = refusal;
  const fieldErrors = refusal.fieldErrors && fieldSentences(refusal.fieldErrors, product, language);
  const { sentence, status } = problem(code, language);
  const wait = retryAfter === undefined ? "" : ` ${retrySentence(retryAfter, language)}`;
  const error = Object.values(fieldErrors ?? {})[0]?.[0] ?? sentence + wait;
  return jsonAnswer(
    { error, ...(fieldErrors && { fieldErrors }), ...refusal.answer },
    { status: refusal.status ?? status, headers: { ...retryHeaders(refusal), ...refusal.headers } },
  );
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Set-Cookie values. */
  cookies?: string[];
}
