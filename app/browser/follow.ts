import { subscribeToPush } from "./subscribe-to-push";

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

/** Returns the subscription of this browser. Null without one, and where the browser forbids to store anything. */
async function subscriptionOfNow(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** Asks for permission, subscribes, and sends the subscription with the form. */
async function begin(form: HTMLFormElement): Promise<void> {
  const subscribed = await subscribeToPush(form.dataset.key ?? "");
  if (subscribed.ok) return send(form, "follow", subscribed.value);
  const place = form.querySelector("[role=alert]");
  const { denied, failed } = form.dataset;
  if (place) place.textContent = (subscribed.code === "denied" ? denied : failed) ?? "";
}

/** Makes the site forget this browser. The subscription stays, because the site's owner may use it, too. */
async function end(form: HTMLFormElement): Promise<void> {
  const subscription = await subscriptionOfNow();
  if (subscription) send(form, "unfollow", JSON.stringify(subscription));
}

function send(form: HTMLFormElement, act: string, subscription: string): void {
  for (const [name, value] of Object.entries({ act, subscription })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  form.submit();
}
