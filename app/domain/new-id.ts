/** Returns a new id for a stored object: 80 random bits as 20 hex digits. */
export function newId(): string {
  return randomHex(10);
}

/** Returns a new token for a form. It has 160 random bits, as 40 hex digits, because a secret is derived from it. */
export function newToken(): string {
  return randomHex(20);
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
