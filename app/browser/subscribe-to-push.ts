type Subscribed = { ok: true; value: string } | { ok: false; code: "unsupported" | "denied" | "notEnabled" };

/** Registers the service worker and subscribes to push messages. Returns the subscription as JSON. */
export async function subscribeToPush(pushKey: string): Promise<Subscribed> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) {
    return { ok: false, code: "unsupported" };
  }
  try {
    if ((await Notification.requestPermission()) !== "granted") return { ok: false, code: "denied" };
    await navigator.serviceWorker.register("/service-worker.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: pushKey };
    const subscription = await pushManager.subscribe(options).catch(async () => {
      // A browser has one subscription. One with another key, for example from before a restore, must be removed first.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    return { ok: true, value: JSON.stringify(subscription) };
  } catch {
    return { ok: false, code: "notEnabled" };
  }
}
