import { browserKind } from "~/domain/auth/browser-kind";
import { addBrowser, subscriptionSchema } from "~/domain/notifications/outbox/add-browser.server";
import { converted } from "~/http/api/json-answer.server";
import { ownerRoute } from "~/http/api/json-call.server";
import { browserJson, browserShape } from "~/http/api/json/browser-json.server";

const example = () => ({
  endpoint: "https://push.example/abc",
  keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
});

/** Enables push messages in the browser that sends this call. */
export const { calls, loader, action } = ownerRoute({
  id: "adminAddBrowser",
  method: "POST",
  body: { json: subscriptionSchema, example, maxKilobytes: 8 },
  status: 201,
  answer: browserShape,
  refusals: ["invalid", "push-refused", "too-many-browsers"],
  run: async ({ site, request, json }) =>
    converted(await addBrowser(site, json, browserKind(request.headers.get("User-Agent"))), browserJson),
});
