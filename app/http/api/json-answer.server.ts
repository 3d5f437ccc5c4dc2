import { type ProblemCode, problemAnswer, retryHeaders, retrySentence } from "~/http/answer/problem.server";
import type { Language } from "~/text/languages.server";
import type { PreparedPhotos } from "~/domain/photos/prepare-photos.server";
import { type Refused, type Result, done } from "~/domain/result";
import { fieldSentences } from "~/http/answer/field-sentences.server";

/** The headers of every answer that no cache may keep. */
const noStore: Record<string, string> = { "Cache-Control": "no-store" };

/** A long value that is JSON already, in pieces. All of it is made before its answer begins: a fault cuts no answer. */
export class JsonPieces<Value> {
  declare readonly of: Value;

  constructor(private readonly pieces: Uint8Array[]) {}

  stream = () =>
    new ReadableStream<Uint8Array>({
      pull: (body) => {
        const piece = this.pieces.shift();
        if (piece) body.enqueue(piece);
        else body.close();
      },
    });
}

/** Returns a JSON response with these headers. By default it is not cacheable. `cookies` are Set-Cookie values. */
export function jsonAnswer(value: unknown, { status = 200, headers = noStore, cookies = [] as string[] }) {
  const type = { "Content-Type": "application/json; charset=utf-8" };
  const body = value instanceof JsonPieces ? value.stream() : JSON.stringify(value);
  const answer = new Response(body, { status, headers: { ...type, ...headers } });
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/** Returns a result with its value as JSON. A refusal stays as it is. */
export function converted<Value, Code extends string, Json>(
  result: Result<Value, Code>,
  toJson: (value: Value) => Json,
): Result<Json, Code> {
  return result.ok ? done(toJson(result.value)) : result;
}

/** A refusal: the code of the problem. The other properties change the usual answer to that problem. */
export interface Refusal extends Omit<Refused<ProblemCode>, "ok"> {
  status?: number;
  headers?: Record<string, string>;
  /** Further properties of the answer. */
  answer?: object;
  /** The language of the refusal's sentences, when the form names one. The default is Italian. */
  language?: Language;
}

/** Returns the refusal of a form. When photos are the only mistake, its status is 413 for a large photo, else 415. */
export function formRefusal(refusal: Refused<ProblemCode> & Pick<PreparedPhotos, "refusals">): Refusal {
  const { code, fieldErrors, retryAfter } = refusal;
  const [photo] = refusal.refusals;
  const onlyPhotos = photo && Object.keys(fieldErrors ?? {}).every((field) => field.startsWith("photo"));
  const status = photo?.code.startsWith("too-") ? 413 : 415;
  return { code, fieldErrors, retryAfter, ...(code === "invalid" && onlyPhotos && { status }) };
}

/** Returns `{ error, fieldErrors? }`. `error` is the first sentence about a field, or that about the code. */
export function refusalAnswer(refusal: Refusal, product = ""): Response {
  const { code, retryAfter, language } = refusal;
  const fieldErrors = refusal.fieldErrors && fieldSentences(refusal.fieldErrors, product, language);
  const { sentence, status } = problemAnswer(code, language);
  const wait = retryAfter === undefined ? "" : ` ${retrySentence(retryAfter, language)}`;
  const error = Object.values(fieldErrors ?? {})[0]?.[0] ?? sentence + wait;
  return jsonAnswer(
    { error, ...(fieldErrors && { fieldErrors }), ...refusal.answer },
    {
      status: refusal.status ?? status,
      headers: { ...noStore, ...retryHeaders(refusal), ...refusal.headers },
    },
  );
}
