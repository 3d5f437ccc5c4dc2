import { changeSettings } from "~/domain/settings/current-settings.server";
import { settingsChangesSchema } from "~/domain/settings/settings-schema";
import { done } from "~/domain/result";
import { converted } from "~/http/api/json-answer.server";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";
import { settingsJson, settingsShape } from "~/http/api/json/settings-json.server";

const read = jsonCall({
  id: "adminReadSettings",
  answer: settingsShape,
  run: async ({ site }) => done(settingsJson(site.settings.list())),
});

const change = jsonCall({
  id: "adminChangeSettings",
  method: "PATCH",
  body: { json: settingsChangesSchema, example: () => ({ productName: "Nina" }) },
  answer: settingsShape,
  refusals: ["invalid", "setting-configured"],
  run: async ({ site, context, json }) =>
    converted(await changeSettings(site, json, context.client.origin), settingsJson),
});

/** Reads and changes the settings of the site. */
export const { calls, loader, action } = ownerRoute(read, change);
