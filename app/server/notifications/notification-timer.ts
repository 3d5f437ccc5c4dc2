import { sendToFollowers } from "~/domain/followers/send-to-followers.server";
import { sendMessages } from "~/domain/notifications/outbox/send-messages.server";
import { watchSite } from "~/domain/notifications/watch-site.server";
import type { Site } from "~/domain/site";
import { isStorageFault } from "~/domain/storage/storage-fault";

const everyMs = 5000;
/** The rounds of due messages per check of the disk and the backups. */
const roundsPerWatch = 12;

/** Creates the timer of a site, which sends the due messages. `onError` receives faults, except a full disk. */
export function notificationTimer(site: Site, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let rounds = 0;
  const runRound = async () => {
    try {
      if (rounds++ % roundsPerWatch === 0) await watchSite(site);
      await sendMessages(site);
      await sendToFollowers(site);
    } catch (error) {
      if (!isStorageFault(error)) onError(error);
    } finally {
      running = null;
    }
  };
  return {
    /** Starts two regular checks: for due messages every five seconds, of the disk and the backups every minute. */
    start() {
      timer ??= setInterval(() => (running ??= runRound()), everyMs).unref();
    },
    /** Ends the checks. If a message is being sent, it waits for that, at most half a minute. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
