import type { DeliveryError } from "./notification";

/** The receiver of a message. */
export type Target =
  | { channel: "mail"; address: string }
  | { channel: "message" }
  | { channel: "push"; id: string; endpoint: string; publicKey: string; auth: string };

/** One event in a message. */
export type Happening =
  | {
      event: "story";
      at: string;
      id: string;
      city: string | null;
      photos: number;
      name: string | null;
      story: string;
    }
  | { event: "withdrawal"; at: string; blogPostId: string | null }
  | { event: "sign-of-life"; at: string; tag: string | null }
  | { event: "disk"; at: string; freeBytes: number }
  | { event: "backup"; at: string; lastBackup: string | null }
  | { event: "unpublished-stories"; at: string; count: number }
  | { event: "trial"; at: string };

/** A message that does not have its words yet. */
export interface OutgoingMessage {
  /** The id stays the same at every try. */
  id: string;
  createdAt: string;
  /** The events, at least one, oldest first. */
  happenings: Happening[];
}

/** The result of one try. `gone`: the target will never accept a message again. */
export type SendResult = { ok: true } | { ok: false; error: DeliveryError; gone?: boolean };

/** Sends messages from the site. It writes their words and knows mail, HTTP and push. */
export interface Messenger {
  /** Tries once, within half a minute. Every failure is a value. */
  send(target: Target, message: OutgoingMessage, now: Date): Promise<SendResult>;
}

/** Returns the stored name of a target. */
export function targetKey(target: Target): string {
  if (target.channel === "mail") return `mail:${target.address}`;
  return target.channel === "push" ? `push:${target.id}` : "message";
}
