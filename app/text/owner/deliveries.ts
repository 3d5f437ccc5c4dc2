import { fill } from "~/text/fill";
import type { OwnerTexts, OwnerWords } from "~/text/words";

type Notifications = OwnerTexts["notifications"];

/** Returns the subject of a delivery, in few words. */
export function deliveryName(
  { text: { notifications }, plural }: OwnerWords,
  trial: boolean,
  events: { event: keyof Notifications["events"]; count: number }[],
): string {
  if (trial) return notifications.trialName;
  return events.map(({ event, count }) => plural(notifications.events[event], count)).join(", ");
}

/** Returns why a delivery failed, in a sentence. */
export function deliveryFailure(
  { failures }: Notifications,
  { code, status }: { code: keyof Notifications["failures"]; status?: number },
): string {
  return status === undefined ? failures[code] : `${failures[code]} (${status})`;
}

interface DeliveryResult {
  outcome: "sent" | "given-up" | "gone" | "empty" | "unknown" | null;
  trial: boolean;
  tries: number;
}

/** Returns the result of a delivery. `next` is the time of the next attempt, in words. */
export function deliveryOutcome(
  { text: { notifications }, dated }: OwnerWords,
  { outcome, trial, tries }: DeliveryResult,
  next: string | null,
): string {
  const { outcomes } = notifications;
  if (outcome === "sent" && tries > 1) return fill(outcomes.sentLater, { tries });
  if (outcome === "given-up" && trial) return outcomes.trialFailed;
  if (outcome !== null) return outcomes[outcome];
  return tries === 0 || next === null ? outcomes.leaving : dated(outcomes.waiting, { next });
}
