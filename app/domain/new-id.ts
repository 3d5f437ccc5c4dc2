/** An id for anything stored: 80 random bits as 20 hex digits, opaque to everyone (design §3). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
