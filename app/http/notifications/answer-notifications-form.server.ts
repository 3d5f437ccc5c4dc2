import type { ActionFunctionArgs } from "@remix-run/node";
import { browserKind } from "~/domain/auth/browser-kind";
import { resumeNotifications } from "~/domain/notifications/pause.server";
import { removeBrowser } from "~/domain/notifications/channels/push-browsers.server";
import { addBrowser, subscriptionSchema } from "~/domain/notifications/outbox/add-browser.server";
import { tryChannels } from "~/domain/notifications/outbox/send-trial.server";
import { done, refused } from "~/domain/result";
import { answerOwnerAction } from "~/http/owner-action.server";

/**
 * Answers a button of the page: `act` (trial, resume), `browser` (the one to remove), or `subscription` (that of the
 * browser which asks, as JSON).
 */
export async function answerNotificationsForm(args: ActionFunctionArgs, list: string) {
  const form = await args.request.formData().catch(() => new FormData());
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  };
  const [browser, subscription] = [field("browser"), field("subscription")];
  if (subscription !== null) {
    const kind = browserKind(args.request.headers.get("User-Agent"));
    const read = subscriptionSchema.safeParse(parsed(subscription));
    return answerOwnerAction(args, {
      run: async (site) => (read.success ? addBrowser(site, read.data, kind) : refused("invalid")),
      done: "push-enabled",
      failed: "push-failed",
      list,
    });
  }
  if (browser !== null) {
    return answerOwnerAction(args, {
      run: (site) => removeBrowser(site, browser),
      done: "push-removed",
      failed: "update-failed",
      alreadyDone: "unknown-browser",
      list,
    });
  }
  if (field("act") === "resume") {
    return answerOwnerAction(args, {
      run: async (site) => done(await resumeNotifications(site)),
      done: "notifications-resumed",
      failed: "update-failed",
      list,
    });
  }
  return answerOwnerAction(args, {
    run: tryChannels,
    done: "trial-sent",
    failed: "trial-failed",
    list,
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}
