/** The events that the owner gets notifications about. */
export const notificationEvents = [
  ...(["story", "sighting", "report", "withdrawal", "sign-of-life", "disk", "backup"] as const),
  ...(["unpublished-stories", "suspect-stories"] as const),
] as const;

export type NotificationEvent = (typeof notificationEvents)[number];

/** The ways to send a message. */
export type Channel = "mail" | "message" | "push";

/** The reasons why a message did not arrive. */
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

/** The reason why a message did not arrive. `status` is the receiver's HTTP or SMTP answer, when it gave one. */
export interface DeliveryError {
  code: DeliveryErrorCode;
  status?: number;
}

/** The end of a message. Null while the message is still waiting or tried again. */
export type Outcome = "sent" | "given-up" | "gone" | "empty" | "unknown" | null;

/** Returns the stored code of a failure. A code that this version does not know becomes "failed". */
export function deliveryErrorCode(stored: string): DeliveryErrorCode {
  return deliveryErrorCodes.find((code) => code === stored) ?? "failed";
}

/** A browser that receives push messages, as the owner sees it. */
export interface PushBrowser {
  id: string;
  /** The kind of browser, such as `Chrome/Android`; null when unknown. */
  browser: string | null;
  createdAt: string;
}

/** A message as the owner sees it. */
export interface Delivery {
  id: string;
  channel: Channel;
  /**
   * The address of a mail, or the kind of browser of a push message. Null when the browser's kind is unknown or the
   * browser was removed.
   */
  to: string | null;
  trial: boolean;
  /** The number of events of each kind in the message. */
  events: { event: NotificationEvent; count: number }[];
  createdAt: string;
  tries: number;
  /** The time of the next try. Null when the message is finished. */
  nextAt: string | null;
  endedAt: string | null;
  outcome: Outcome;
  /** The failure of the last try. */
  error: DeliveryError | null;
}
