import { type RequestOptions, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { NotifyAddress } from "~/domain/notifications/channels/addresses.server";
import type { SendResult } from "~/domain/notifications/messenger";
import { type AddressCheck, lookupAllowed, requireAllowed } from "./allowed-address";
import { trustSystemCertificates } from "~/server/system-certificates";
import { deliveryError } from "./delivery-error";

interface Posted {
  headers: Record<string, string>;
  body: string | Buffer;
  isAllowed: AddressCheck;
}

/** The limit for the name lookup, the connection and the answer together, in milliseconds. */
const maxMs = 3000;
/** The maximum number of bytes that are read from an answer. Only the answer's status counts. */
const maxBytes = 16 * 1024;

/** Sends a POST. It follows no redirect, waits three seconds at most, and reads little of the answer. Never throws. */
export async function httpPost(address: string, posted: Posted): Promise<SendResult> {
  try {
    const status = await statusOf(new URL(address), posted);
    if (status >= 200 && status < 300) return { ok: true };
    const isRefused = status === 401 || status === 403;
    const code = isRefused ? "wrong-password" : status >= 300 && status < 400 ? "redirected" : "refused";
    return { ok: false, error: { code, status } };
  } catch (error) {
    return { ok: false, error: deliveryError(error) };
  }
}

async function statusOf(url: URL, { headers, body, isAllowed }: Posted): Promise<number> {
  requireAllowed(url.hostname, isAllowed);
  const options: RequestOptions = {
    method: "POST",
    headers: { ...headers, "Content-Length": String(Buffer.byteLength(body)) },
    lookup: lookupAllowed(isAllowed),
    agent: false,
    signal: AbortSignal.timeout(maxMs),
  };
  if (url.protocol === "https:") trustSystemCertificates();
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? httpsRequest : httpRequest)(url, options);
    request.on("response", (response) => {
      let read = 0;
      const end = () => {
        resolve(response.statusCode ?? 0);
        request.destroy();
      };
      response.on("data", (chunk: Buffer) => {
        if ((read += chunk.length) > maxBytes) end();
      });
      response.on("end", end);
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}

interface HttpMessage {
  id: string;
  /** The kind of event: `story`, `withdrawal`, … or `summary`. */
  event: string;
  at: string;
  title: string;
  text: string;
  /** The full address of the page that the message links to. Null when the site does not know its own address. */
  url: string | null;
}

/** Sends one message to NOTIFY_URL, in the form that ntfy takes or as JSON `{id, event, at, text, url}`. */
export function sendHttpMessage(
  { kind, url: address, topic, authorization }: NotifyAddress,
  { id, event, at, title, text, url }: HttpMessage,
  isAllowed: AddressCheck,
): Promise<SendResult> {
  const body =
    kind === "ntfy"
      ? { topic, title, message: text, ...(url !== null && { click: url }) }
      : { id, event, at, text: `${title}. ${text}`.trim(), url };
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    ...(authorization !== null && { Authorization: authorization }),
  };
  return httpPost(address, { headers, body: JSON.stringify(body), isAllowed });
}
