import type { BackupRefusal, DeliveryError } from "./notification";

export type Target =
  { channel: "mail"; address: string } | { channel: "message" } | ({ channel: "push" } & PushTarget);

/** A browser that receives push messages, with its keys in base64url. */
export interface PushTarget {
  id: string;
  endpoint: string;
  publicKey: string;
  auth: string;
}

/** One event that a message tells the owner about. */
export type MessageItem =
  | {
      event: "story";
      at: string;
      id: string;
      city: string | null;
      photos: number;
      name: string | null;
      story: string;
    }
  | { event: "sighting"; at: string; city: string | null }
  | { event: "report"; at: string }
  | { event: "withdrawal"; at: string; blogPostId: string | null }
  | { event: "sign-of-life"; at: string; tag: string | null }
  | { event: "disk"; at: string; freeBytes: number }
  | { event: "backup"; at: string; lastBackup: string | null; refused: BackupRefusal | null }
  | { event: "unpublished-stories"; at: string; count: number }
  | { event: "suspect-stories"; at: string; count: number }
  | { event: "trial"; at: string };

/** A message, as the list of the events that it reports. The messenger writes its words. */
export interface OutgoingMessage {
  /** The id of the message, the same at every try. */
  id: string;
  createdAt: string;
  /** The events of the message, at least one, oldest first. */
  items: MessageItem[];
}

/** The result of one try to send a message. `gone` is true when the target will never accept a message again. */
export type SendResult = { ok: true } | { ok: false; error: DeliveryError; gone?: boolean };

/** A message to a browser that follows the journey. It has no words: the browser's service worker has them. */
export interface FollowerMessage {
  kind: "hello" | "article" | "diary";
  language: string;
  /** The path of the page that the message leads to, without the prefix of a language. */
  path: string;
}

/** Sends messages from the site, by mail, HTTP or push. The messenger also writes the words of the messages. */
export interface Messenger {
  /** Tries once to send a message. A try takes at most half a minute. A failure is returned, not thrown. */
  send(target: Target, message: OutgoingMessage, now: Date): Promise<SendResult>;
  /** Tries once to send a message to a browser that follows the journey, as `send` does. */
  sendToFollower(browser: PushTarget, message: FollowerMessage, now: Date): Promise<SendResult>;
}

/** Returns the name under which a target is stored. */
export function targetKey(target: Target): string {
  if (target.channel === "mail") return `mail:${target.address}`;
  return target.channel === "push" ? `push:${target.id}` : "message";
}
