import type { FieldSentences } from "~/text/field-sentences";

/** An unsuccessful answer. Its message is `STATUS: body text`, or the status text without a body. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    statusText: string,
    readonly body: string,
  ) {
    super(`${status}: ${body || statusText}`);
  }

  /** Returns the site's message to the person. Empty when another server has answered, such as a proxy. */
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
  /** The meaning of 401: an error like the others, or an empty answer. */
  on401?: "throw" | "empty";
}

/**
 * Calls the site once from its own page, with its cookies. Returns the JSON; throws ApiError for an unsuccessful
 * status, and the error of `fetch` without an answer.
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
