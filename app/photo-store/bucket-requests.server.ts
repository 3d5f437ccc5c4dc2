import { hash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { BucketFault, problemOf } from "./bucket-fault";
import type { BucketTimeouts, BucketSettings } from "./bucket-settings";

/** One request about an object of the bucket, by its full name, or with an empty `key` about the bucket itself. */
interface BucketRequest {
  method: "GET" | "PUT" | "DELETE";
  key: string;
  query?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

const firstPauseMs = 100;

/** Makes a sender of signed requests to a bucket. It loads aws4fetch, which a site with photos on disk never does. */
export async function bucketRequests(settings: BucketSettings, timeouts: BucketTimeouts) {
  const { AwsV4Signer } = await import("aws4fetch");
  const { accessKeyId, secretAccessKey, region } = settings;
  const access = { accessKeyId, secretAccessKey, region, service: "s3", cache: new Map() };

  /** Returns a successful answer, whose body the caller reads, cancels or `stop`s. Null without the object. */
  const ask = (request: BucketRequest) => withRetries(timeouts, () => askOnce(request));

  // `fetch` is aborted by a timer, because a timeout signal would also interrupt slow readers of the body.
  async function askOnce(request: BucketRequest) {
    const stopping = new AbortController();
    const maxMs = request.method === "PUT" ? timeouts.putMs : timeouts.headersMs;
    const guard = setTimeout(() => stopping.abort(), maxMs);
    try {
      const { method, body } = request;
      // With this hash the store refuses bytes that changed on the way.
      const headers = { ...request.headers, "X-Amz-Content-Sha256": hash("sha256", body ?? "") };
      const signer = new AwsV4Signer({ ...access, url: urlOf(settings, request), method, headers, body });
      const signed = await signer.sign();
      const { signal } = stopping;
      const failed = (error: unknown) => Promise.reject(faultOf(error, method, signal.aborted));
      // No Request object is made: it would be of another class than Node's `fetch` accepts.
      const options = { method, headers: signed.headers, body, redirect: "manual", signal } as const;
      const answer = await fetch(signed.url, options).catch(failed);
      if (answer.ok) return { answer, stop: () => stopping.abort() };
      // The rest of a failed answer's body must not get into logs.
      const [, s3Code = ""] =
        /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(await answer.text().catch(failed)) ?? [];
      if (answer.status === 404 && request.key !== "" && s3Code !== "NoSuchBucket") return null;
      const detail = `${answer.status} ${s3Code}`.trim();
      throw new BucketFault(problemOf(answer.status, s3Code), method, detail);
    } finally {
      clearTimeout(guard);
    }
  }

  return {
    ask,
    /** Returns the whole body of a successful answer, as text. Throws BucketFault, also for a missing object. */
    async askForText(request: BucketRequest): Promise<{ text: string; answer: Response }> {
      const found = await ask(request);
      if (!found) throw new BucketFault("refused", request.method, "404");
      const guard = setTimeout(found.stop, timeouts.headersMs);
      try {
        const text = await found.answer.text().finally(() => clearTimeout(guard));
        return { text, answer: found.answer };
      } catch (error) {
        throw faultOf(error, request.method, false);
      }
    },
  };
}

async function withRetries<Answer>(
  timeouts: BucketTimeouts,
  askOnce: () => Promise<Answer>,
): Promise<Answer> {
  const giveUpAt = performance.now() + timeouts.retryMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce();
    } catch (error) {
      const { problem } = error as BucketFault;
      const mayPass = ["unreachable", "too-slow", "cut", "failing"].includes(problem);
      const wait = firstPauseMs * 4 ** (attempt - 1) * (0.5 + Math.random());
      const isLast = attempt >= timeouts.attempts || performance.now() + wait >= giveUpAt;
      if (!mayPass || isLast) throw error;
      await pause(wait);
    }
  }
}

/** Converts an error of `fetch` or of reading a body. `isGuard` is true when a time limit here caused the error. */
export function faultOf(error: unknown, method: string, isGuard: boolean): BucketFault {
  if (isGuard) return new BucketFault("too-slow", method, "no answer in time", { cause: error });
  const { cause, message } = error as Error;
  const { code = "" } = (cause ?? {}) as { code?: string };
  const isCut = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_.*MISMATCH)$/.test(code);
  return new BucketFault(isCut ? "cut" : "unreachable", method, code || message, { cause: error });
}

/** Returns a path-style address. Every compatible store supports that, and the bucket need not be in the DNS. */
function urlOf({ endpoint, bucket }: BucketSettings, { key, query }: BucketRequest): string {
  const search = query ? `?${new URLSearchParams(query)}` : "";
  return `${endpoint}/${bucket}${key === "" ? "" : `/${key}`}${search}`;
}
