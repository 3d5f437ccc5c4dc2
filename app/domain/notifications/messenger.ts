import type { DeliveryError } from "./notification";

/** To whom a message goes. */
export type Target =
  | { channel: "mail"; address: string }
  | { channel: "message" }
  | { channel: "push"; id: string; endpoint: string; publicKey: string; auth: string };

/** One thing that a message tells. */
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

/** A message before it has words. */
export interface OutgoingMessage {
  /** The same at every try. */
  id: string;
  createdAt: string;
  /** At least one, oldest first. */
  happenings: Happening[];
}

/** The result of one try; `gone`: the target will never take a message again. */
export type SendResult = { ok: true } | { ok: false; error: DeliveryError; gone?: boolean };

/** Sends messages out of the site: writes their words and knows mail, HTTP and push. */
export interface Messenger {
  /** Tries once, within half a minute; every failure is a value. */
  send(target: Target, message: OutgoingMessage, now: Date): Promise<SendResult>;
}

/** The name under which a target is stored. */
export function targetKey(target: Target): string {
  if (target.channel === "mail") return `mail:${target.address}`;
  return target.channel === "push" ? `push:${target.id}` : "message";
}
