import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from "node:crypto";
import type { PushTarget, SendResult } from "~/domain/notifications/messenger";
import type { AddressCheck } from "./allowed-address";
import { httpPost } from "./send-http-message";

interface PushSender {
  keys: { privateKey: Buffer; publicKey: Buffer };
  /** The address at which a push service reaches the site's owner: https: or mailto:. */
  contact: string;
  now: Date;
  isAllowed: AddressCheck;
}

/** The time for which a push service stores a message for a phone that is off, in seconds. */
const heldFor = 3 * 24 * 60 * 60;

/** Sends one push message to one browser. The result `gone` means that the browser has cancelled its subscription. */
export async function sendPush(
  browser: PushTarget,
  { text, topic }: { text: string; topic: string },
  sender: PushSender,
): Promise<SendResult> {
  try {
    const body = encryptPush(text, browser);
    const headers = {
      Authorization: pushAuthorization(browser.endpoint, sender),
      "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream",
      TTL: String(heldFor),
      // A push service stores only one message of each topic. So a second try replaces the first one.
      Topic: topic,
    };
    const result = await httpPost(browser.endpoint, { headers, body, isAllowed: sender.isAllowed });
    return result.ok ? result : { ...result, gone: [404, 410].includes(result.error.status ?? 0) };
  } catch {
    // The browser's key is no point of the curve.
    return { ok: false, error: { code: "failed" } };
  }
}

const recordSize = 4096;

/** Encrypts a text for one browser by RFC 8291 (aes128gcm). The text has at most 3,900 bytes. */
function encryptPush(text: string, { publicKey, auth }: PushTarget): Buffer {
  const browser = Buffer.from(publicKey, "base64url");
  const own = createECDH("prime256v1");
  const ownPublic = own.generateKeys();
  const salt = randomBytes(16);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser, ownPublic]);
  const input = derived(own.computeSecret(browser), Buffer.from(auth, "base64url"), info, 32);
  const key = derived(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // The byte 2 after the text marks the last record, here the only one.
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.update(Buffer.of(2)), cipher.final()]);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(recordSize, 16);
  header.writeUInt8(ownPublic.length, 20);
  return Buffer.concat([header, ownPublic, encrypted, cipher.getAuthTag()]);
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

const hours12 = 12 * 60 * 60;

/** Returns the Authorization header that identifies the site to a push service (RFC 8292), valid for twelve hours. */
function pushAuthorization(endpoint: string, { keys, contact, now }: PushSender): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const exp = Math.floor(now.getTime() / 1000) + hours12;
  const claims = `${part({ typ: "JWT", alg: "ES256" })}.${part({ aud: new URL(endpoint).origin, exp, sub: contact })}`;
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: keys.privateKey.toString("base64url"),
      x: keys.publicKey.subarray(1, 33).toString("base64url"),
      y: keys.publicKey.subarray(33).toString("base64url"),
    },
  });
  const signature = sign("sha256", Buffer.from(claims), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${claims}.${signature.toString("base64url")}, k=${keys.publicKey.toString("base64url")}`;
}
