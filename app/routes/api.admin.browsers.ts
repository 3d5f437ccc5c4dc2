import { browserKind } from "~/domain/auth/browser-kind";
import { addBrowser, subscriptionSchema } from "~/domain/notifications/outbox/add-browser.server";
import { done } from "~/domain/result";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { browserJson, browserShape } from "~/http/api/json/notifications-json.server";

const example = () => ({
  endpoint: "https://push.example/abc",
  keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
});

/** Enables push messages in the browser that sends this call. */
export const calls = [
  jsonCall({
    id: "adminAddBrowser",
    method: "POST",
    owner: true,
    body: { json: subscriptionSchema, example, maxKilobytes: 8 },
    status: 201,
    answer: browserShape,
    refusals: ["invalid", "push-refused", "too-many-browsers"],
    async run({ site, request, json }) {
      const result = await addBrowser(site, json, browserKind(request.headers.get("User-Agent")));
      return result.ok ? done(browserJson(result.value)) : result;
    },
  }),
];
export const { loader, action } = jsonRoute(calls);
