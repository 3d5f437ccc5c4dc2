import { createHmac } from "node:crypto";

const stepMs = 30_000;
const digits = 6;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns the step of a moment: the number of half minutes since 1970. */
export function stepOf(moment: Date): number {
  return Math.floor(moment.getTime() / stepMs);
}

/** Returns the code of a step: six digits by HMAC-SHA-1 (RFC 6238). `secret` is in base32. */
export function totp(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
}

/** Returns the address by which apps take over a secret (the key URI format of authenticator apps). */
export function totpAddress(secret: string, site: string): string {
  const label = encodeURIComponent(site);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${label}`;
}

/** Writes bytes in base32 (RFC 4648) without padding. */
export function toBase32(bytes: Uint8Array): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)])
    .join("");
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
