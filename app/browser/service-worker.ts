/** The parts of a service worker's global scope that this file uses. */
interface ServiceWorkerScope {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: { openWindow(url: string): Promise<unknown> };
  addEventListener(type: "push", listener: (event: PushReceived) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationClicked) => void): void;
}

interface PushReceived {
  data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface NotificationClicked {
  notification: { data?: string; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

const scope = self as unknown as ServiceWorkerScope;

/** Shows the owner's notifications. This service worker stores no pages and answers no requests. */
scope.addEventListener("push", (event) => {
  const { title, body, path, tag } = (event.data?.json() ?? {}) as Record<string, string>;
  const options = { body, tag, data: path, icon: "/icon-192.png", lang: "it" };
  event.waitUntil(scope.registration.showNotification(title ?? "", options));
});

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(scope.clients.openWindow(event.notification.data ?? "/admin"));
});
