import type { FieldSentences } from "~/text/field-sentences";

/** An answer that is no success: its message is `STATUS: body text`, or the status text without a body. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    statusText: string,
    readonly body: string,
  ) {
    super(`${status}: ${body || statusText}`);
  }

  /** What the site says to the person; empty when the answer is not the site's own (a proxy's page, say). */
  get refusal(): { error?: string; fieldErrors?: FieldSentences } {
    try {
      return Object(JSON.parse(this.body)) as { error?: string; fieldErrors?: FieldSentences };
    } catch {
      return {};
    }
  }
}

/** How a page calls the site. */
export interface ApiCallOptions extends Pick<RequestInit, "method" | "body" | "signal"> {
  /** What 401 means to the page: an error like the others, or that there is nothing for it. */
  on401?: "throw" | "empty";
}

/**
 * Calls the site from one of its own pages, with its cookies, once. Answers the JSON; throws ApiError for
 * every other status, and what `fetch` throws when there is no answer.
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
