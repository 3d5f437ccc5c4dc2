/** What the owner is told of. */
export const notificationEvents = ["story", "withdrawal", "sign-of-life", "disk", "backup"] as const;

export type NotificationEvent = (typeof notificationEvents)[number];

/** The ways by which a message goes. */
export type Channel = "mail" | "message" | "push";

/** Why a message did not arrive. */
export const deliveryErrorCodes = [
  "wrong-password",
  "unknown-host",
  "refused-certificate",
  "no-tls",
  "nobody-there",
  "too-slow",
  "private-address",
  "redirected",
  "recipient-refused",
  "refused",
  "not-configured",
  "failed",
] as const;

export type DeliveryErrorCode = (typeof deliveryErrorCodes)[number];

/** Why a message did not arrive; `status`: of HTTP or SMTP, when the receiver answered one. */
export interface DeliveryError {
  code: DeliveryErrorCode;
  status?: number;
}

/** What became of a message; null: it is still being tried. */
export type Outcome = "sent" | "given-up" | "gone" | "empty" | "unknown" | null;

/** A code that this version knows, else "failed". */
export function deliveryErrorCode(stored: string): DeliveryErrorCode {
  return deliveryErrorCodes.find((code) => code === stored) ?? "failed";
}
