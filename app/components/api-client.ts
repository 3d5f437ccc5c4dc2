/** An unsuccessful answer of the site. `message` is `STATUS: body text`, or the status text when the body is empty. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: number,
    statusText: string,
    body: string,
  ) {
    super(`${status}: ${body || statusText}`);
  }
}

interface ApiCallOptions extends Pick<RequestInit, "method" | "body" | "signal"> {
  /** Sent as JSON in place of `body`. */
  json?: object;
  /** The effect of status 401: an ApiError, or the result null. */
  on401?: "throw" | "empty";
}

/** Calls the site once, with its cookies, and returns the JSON. Throws ApiError, or the error of `fetch`. */
export async function callApi<T>(path: string, { on401, json, ...request }: ApiCallOptions = {}): Promise<T> {
  const sent = json && { body: JSON.stringify(json), headers: { "Content-Type": "application/json" } };
  const answer = await fetch(path, { ...request, ...sent, credentials: "same-origin" });
  if (answer.ok) return (await answer.json()) as T;
  if (answer.status === 401 && on401 === "empty") return null as T;
  throw new ApiError(answer.status, answer.statusText, await answer.text());
}
