import { browserKind } from "~/domain/auth/browser-kind";
import { resumeNotifications } from "~/domain/notifications/pause.server";
import { removeBrowser } from "~/domain/notifications/channels/push-browsers.server";
import { addBrowser, readSubscription } from "~/domain/notifications/outbox/add-browser.server";
import { tryChannels } from "~/domain/notifications/outbox/send-trial.server";
import { type Result, done, ignoreRefusal, refused } from "~/domain/result";
import type { Received } from "~/http/answer/page-action.server";
import type { ProblemCode } from "~/http/answer/problem.server";
import type { NoticeCode } from "~/text/it/admin/notices/notices";

/** The command of a button on the page 'Avvisi', and the notices after its success or failure. */
interface Button {
  command(): Promise<Result<unknown, ProblemCode>>;
  done: NoticeCode;
  failed: NoticeCode;
}

/** Returns the pressed button by the sent field: `act` (trial, resume), `browser` (to remove), `subscription`. */
export function pressedButton({ site, request, fields }: Received): Button {
  const { browser, subscription, act } = fields;
  if (subscription !== undefined) {
    const read = readSubscription(subscription);
    const kind = browserKind(request.headers.get("User-Agent"));
    const command = async () => (read ? addBrowser(site, read, kind) : refused("invalid"));
    return { command, done: "push-enabled", failed: "push-failed" };
  }
  if (browser !== undefined) {
    const command = async () => ignoreRefusal(await removeBrowser(site, browser), "unknown-browser");
    return { command, done: "push-removed", failed: "update-failed" };
  }
  if (act === "resume") {
    const command = async () => done(await resumeNotifications(site));
    return { command, done: "notifications-resumed", failed: "update-failed" };
  }
  const command = async () => ((await tryChannels(site)).ok ? done(null) : refused("failed"));
  return { command, done: "trial-sent", failed: "trial-failed" };
}
