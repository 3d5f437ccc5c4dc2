import { sendTrial } from "~/domain/notifications/outbox/send-trial.server";
import { done } from "~/domain/result";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { trialJson, trialShape } from "~/http/api/json/notifications-json.server";

/** Sends a trial message to every target, and returns which messages arrived. */
export const calls = [
  jsonCall({
    id: "adminTryNotifications",
    method: "POST",
    owner: true,
    status: 200,
    answer: trialShape,
    refusals: ["no-channel"],
    async run({ site }) {
      const result = await sendTrial(site);
      return result.ok ? done(trialJson(result.value)) : result;
    },
  }),
];
export const { loader, action } = jsonRoute(calls);
