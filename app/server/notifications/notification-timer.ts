import { isStorageFault } from "~/domain/storage/storage-fault";
import { sendMessages } from "~/domain/notifications/outbox/send-messages.server";
import { watchSite } from "~/domain/notifications/watch-site.server";
import type { Site } from "~/domain/site";

/** Sends what is due, beside the requests. */
export interface NotificationTimer {
  /** Begins to look for what is due, every five seconds, and at the disk and the backups, every minute. */
  start(): void;
  /** Waits for a message that is being sent, at most half a minute. */
  stop(): Promise<void>;
}

const everyMs = 5000;
/** After so many looks for messages the disk and the backups are looked at. */
const looksBetween = 12;

/** The timer of a site, not started. `onError`: called with faults; a disk that takes nothing is none. */
export function notificationTimer(site: Site, onError: (error: unknown) => void): NotificationTimer {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let looks = 0;
  const look = async () => {
    try {
      if (looks++ % looksBetween === 0) await watchSite(site);
      await sendMessages(site);
    } catch (error) {
      if (!isStorageFault(error)) onError(error);
    } finally {
      running = null;
    }
  };
  return {
    start() {
      timer ??= setInterval(() => (running ??= look()), everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
