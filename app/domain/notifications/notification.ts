/** What the owner is told of. */
export const notificationEvents = [
  ...(["story", "withdrawal", "sign-of-life", "disk", "backup"] as const),
  "unpublished-stories",
] as const;

export type NotificationEvent = (typeof notificationEvents)[number];

/** The ways by which a message goes. */
export type Channel = "mail" | "message" | "push";

/** Why a message did not arrive. */
const deliveryErrorCodes = [
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

/** A browser that takes push messages, as the owner sees it. */
export interface PushBrowser {
  id: string;
  /** Its kind, such as `Chrome/Android`; null: unknown. */
  browser: string | null;
  createdAt: string;
}

/** A message as the owner sees it. */
export interface Delivery {
  id: string;
  channel: Channel;
  /** Of mail: the address. Of push: the kind of browser, null when it is unknown or removed. */
  to: string | null;
  trial: boolean;
  /** How many things of each kind it tells. */
  events: { event: NotificationEvent; count: number }[];
  createdAt: string;
  tries: number;
  /** When it is tried again; null: it has ended. */
  nextAt: string | null;
  endedAt: string | null;
  outcome: Outcome;
  /** The last failure. */
  error: DeliveryError | null;
}
