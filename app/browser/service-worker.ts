import { pushWords as de } from "~/text/de/follow";
import { pushWords as en } from "~/text/en/follow";
import { pushWords as es } from "~/text/es/follow";
import { pushWords as fr } from "~/text/fr/follow";
import { pushWords as it } from "~/text/it/follow";

/** The parts of a service worker's global scope, and of its events, that this file uses. */
interface ServiceWorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(url: string): Promise<unknown> };
  addEventListener(type: "push" | "notificationclick", listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  data: { json(): unknown } | null;
  notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}

const scope = self as unknown as ServiceWorkerScope;
type Words = Partial<Record<string, { title: string; body: string }>>;
const words: Partial<Record<string, Words>> = { it, en, fr, de, es };

/**
 * Shows the owner's notifications, and the messages to followers: those have no words, but a kind and a language. This
 * service worker stores no pages and answers no requests.
 */
scope.addEventListener("push", (event) => {
  const sent = (event.data?.json() ?? {}) as Record<string, string>;
  const { kind, language = "it", path, tag = kind } = sent;
  const { title = "", body } = kind ? (words[language]?.[kind] ?? it.article) : sent;
  const options = { body, tag, data: path, icon: "/icon-192.png", lang: language };
  event.waitUntil(scope.registration.showNotification(title, options));
});

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(scope.clients.openWindow((event.notification.data as string | undefined) ?? "/admin"));
});
