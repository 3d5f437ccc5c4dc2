/** The events that the owner gets notifications about. */
export const notificationEvents = [
  ...(["story", "sighting", "report", "withdrawal", "sign-of-life", "disk", "backup"] as const),
  ...(["unpublished-stories", "suspect-stories"] as const),
] as const;

export type NotificationEvent = (typeof notificationEvents)[number];

export const backupRefusals = ["another-site", "lost-most", "no-room"] as const;
export type BackupRefusal = (typeof backupRefusals)[number];

/** The ways to send a message. */
export type Channel = "mail" | "message" | "push";

const deliveryErrorCodes = [
  "wrong-password",
  "unknown-host",
  "other-name",
  "expired-certificate",
  "unknown-issuer",
  "no-tls",
  "nobody-there",
  "too-slow",
  "private-address",
  "redirected",
  "try-later",
  "no-room",
  "recipient-refused",
  "refused",
  "not-configured",
  "failed",
] as const;

/** The reason why a message did not arrive. `status` is the receiver's HTTP or SMTP answer, when it gave one. */
export interface DeliveryError {
  code: (typeof deliveryErrorCodes)[number];
  status?: number;
}

/** Returns a failure as stored. A code that this version does not know becomes "failed". */
export function storedError(stored: string, status: number | null): DeliveryError {
  const code = deliveryErrorCodes.find((code) => code === stored) ?? "failed";
  return { code, ...(status !== null && { status }) };
}

/** A browser that receives push messages, as the owner sees it. */
export interface PushBrowser {
  id: string;
  /** The kind of browser, such as `Chrome/Android`; null when unknown. */
  browser: string | null;
  createdAt: string;
}
