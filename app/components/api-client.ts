import type { FieldSentences } from "~/text/field-sentences";

/** An unsuccessful answer of the site. `message` is `STATUS: body text`, or the status text when the body is empty. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    statusText: string,
    readonly body: string,
  ) {
    super(`${status}: ${body || statusText}`);
  }

  /** Returns the site's sentences for the person. Empty when the answer came from another server, such as a proxy. */
  get refusal(): { error?: string; fieldErrors?: FieldSentences } {
    try {
      return Object(JSON.parse(this.body)) as { error?: string; fieldErrors?: FieldSentences };
    } catch {
      return {};
    }
  }
}

/** The options for calling the site from a page. */
export interface ApiCallOptions extends Pick<RequestInit, "method" | "body" | "signal"> {
  /** The effect of status 401: an ApiError, or the result null. */
  on401?: "throw" | "empty";
}

/**
 * Calls the site once from its own page, with its cookies, and returns the JSON. Throws ApiError for an unsuccessful
 * status. Without an answer it throws the error of `fetch`.
 */
export async function callApi<T>(
  path: string,
  options: ApiCallOptions & { on401: "empty" },
): Promise<T | null>;
export async function callApi<T>(path: string, options?: ApiCallOptions): Promise<T>;
export async function callApi<T>(
  path: string,
  { on401 = "throw", ...request }: ApiCallOptions = {},
): Promise<T | null> {
  const answer = await fetch(path, { ...request, credentials: "same-origin" });
  if (answer.ok) return (await answer.json()) as T;
  if (answer.status === 401 && on401 === "empty") return null;
  throw new ApiError(answer.status, answer.statusText, await answer.text());
}
