import type { SendResult, Target } from "~/domain/notifications/messenger";
import { deliveryError, httpStatusError } from "./delivery-error";
import { encryptPush, pushAuthorization } from "./encrypt-push";
import { httpPost } from "./http-post";

interface Push {
  id: string;
  title: string;
  text: string;
  /** Path of the page that it leads to. */
  path: string;
}

interface PushSender {
  keys: { privateKey: Buffer; publicKey: Buffer };
  /** An https: or mailto: address of the site. */
  contact: string;
  now: Date;
  isAllowed: (address: string) => boolean;
}

/** For how long a push service holds a message for a phone that is off, in seconds. */
const heldFor = 3 * 24 * 60 * 60;

/** Sends one message to one browser. `gone`: the browser has withdrawn its subscription. */
export async function sendPush(
  { endpoint, publicKey, auth }: Extract<Target, { channel: "push" }>,
  { id, title, text, path }: Push,
  { keys, contact, now, isAllowed }: PushSender,
): Promise<SendResult> {
  try {
    const body = encryptPush(JSON.stringify({ title, body: text, path, tag: id }), { publicKey, auth });
    const headers = {
      Authorization: pushAuthorization(endpoint, contact, keys, now),
      "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream",
      TTL: String(heldFor),
      // The service keeps one message of a topic: a second try takes the place of the first.
      Topic: id,
    };
    const status = await httpPost(endpoint, { headers, body, isAllowed });
    const error = httpStatusError(status);
    if (!error) return { ok: true };
    return { ok: false, error, gone: status === 404 || status === 410 };
  } catch (error) {
    return { ok: false, error: deliveryError(error) };
  }
}
