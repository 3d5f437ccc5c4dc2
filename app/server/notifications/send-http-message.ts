import type { NotifyAddress } from "~/domain/notifications/channels/addresses.server";
import type { SendResult } from "~/domain/notifications/messenger";
import { httpPost } from "./http-post";

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
  isAllowed: (address: string) => boolean,
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
