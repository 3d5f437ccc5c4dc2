import * as z from "zod";
import { targetKey } from "~/domain/notifications/messenger";
import { sendTrial } from "~/domain/notifications/outbox/add-browser.server";
import { converted } from "~/http/api/json-answer.server";
import { ownerRoute } from "~/http/api/json-call.server";
import { deliveryFailure } from "~/text/owner/deliveries";
import { ownerWordsIn } from "~/text/owner/languages.server";

/** Sends a trial message to every target, and returns which messages arrived. */
export const { calls, loader, action } = ownerRoute({
  id: "adminTryNotifications",
  method: "POST",
  answer: z.array(z.object({ to: z.string(), arrived: z.boolean(), error: z.string().nullable() })),
  refusals: ["no-channel"],
  run: async ({ site }) =>
    converted(await sendTrial(site), (results) =>
      results.map(({ target, result }) => ({
        to: targetKey(target),
        arrived: result.ok,
        error: result.ok ? null : deliveryFailure(ownerWordsIn("it", "").text.notifications, result.error),
      })),
    ),
});
