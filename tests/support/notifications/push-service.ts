import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import type { Subscription } from "~/domain/notifications/outbox/add-browser.server";
import { type HttpReceiver, startHttpReceiver } from "./http-receiver";

/** A push service with one browser behind it, which decrypts messages by RFC 8291. */
export interface PushService extends HttpReceiver {
  /** The subscription that the browser would send to the site. */
  subscription: Subscription;
  /** The decrypted messages. */
  messages(): Record<string, unknown>[];
  /** The claims of the last request's token, after its signature was checked with the key that it names. */
  claims(): Record<string, unknown>;
}

/** Starts it on https. */
export async function startPushService(): Promise<PushService> {
  const receiver = await startHttpReceiver({ https: true });
  const browser = createECDH("prime256v1");
  const publicKey = browser.generateKeys();
  const auth = randomBytes(16);
  const decrypt = (body: Buffer) => {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
    const input = hkdf(browser.computeSecret(sender), auth, info, 32);
    const key = hkdf(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = hkdf(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const record = body.subarray(21 + length);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString("utf8")) as Record<string, unknown>;
  };
  return Object.assign(receiver, {
    subscription: {
      endpoint: `${receiver.url}/push/${randomBytes(8).toString("hex")}`,
      keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    },
    messages: () => receiver.requests.map(({ body }) => decrypt(body)),
    claims: () => claimsOf(receiver.requests.at(-1)?.headers.authorization ?? ""),
  });
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

function claimsOf(authorization: string): Record<string, unknown> {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const isGenuine = verify(
    "sha256",
    signed,
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isGenuine) throw new Error("the token is not signed by its key");
  return JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as Record<string, unknown>;
}
