/** The script of the pages on which a browser begins or stops to follow the journey. */
const form = document.querySelector<HTMLFormElement>("form[data-key]");
// The query makes the page show a notice. A later visit of the same address must not show it again.
if (location.search) history.replaceState(null, "", location.pathname);
if (form && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window) offer(form);

/** Shows the form. The button that stops is shown when this browser has a subscription. */
function offer(form: HTMLFormElement): void {
  const [start, stop] = form.querySelectorAll("button");
  form.hidden = false;
  document.getElementById("follow-needs")?.remove();
  start?.addEventListener("click", () => void begin(form));
  stop?.addEventListener("click", () => void end(form));
  void subscriptionOfNow().then((subscription) => {
    if (subscription && stop) stop.hidden = false;
  });
}

async function subscriptionOfNow(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission, subscribes, and sends the subscription with the form. */
async function begin(form: HTMLFormElement): Promise<void> {
  try {
    if ((await Notification.requestPermission()) !== "granted") return explain(form, "denied");
    await navigator.serviceWorker.register("/service-worker.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: form.dataset.key };
    const subscription = await pushManager.subscribe(options).catch(async () => {
      // A browser has one subscription. One with another key, for example from before a restore, must be removed first.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    send(form, "follow", subscription);
  } catch {
    explain(form, "failed");
  }
}

/** Makes the site forget this browser. The subscription stays, because the site's owner may use it, too. */
async function end(form: HTMLFormElement): Promise<void> {
  const subscription = await subscriptionOfNow();
  if (subscription) send(form, "unfollow", subscription);
}

function send(form: HTMLFormElement, act: string, subscription: PushSubscription): void {
  const fields = { act, subscription: JSON.stringify(subscription) };
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  form.submit();
}

/** Shows the sentence in the form's attribute of this name. */
function explain(form: HTMLFormElement, name: "denied" | "failed"): void {
  const place = form.querySelector("[role=alert]");
  if (place) place.textContent = form.dataset[name] ?? "";
}
