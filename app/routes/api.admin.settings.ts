import { changeSettings } from "~/domain/settings/change-settings.server";
import { settingsChangesSchema } from "~/domain/settings/settings-schema";
import { done } from "~/domain/result";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { settingsJson, settingsShape } from "~/http/api/json/settings-json.server";

const read = jsonCall({
  id: "adminReadSettings",
  method: "GET",
  owner: true,
  status: 200,
  answer: settingsShape,
  run: async ({ site }) => done(settingsJson(site.settings.list())),
});

const change = jsonCall({
  id: "adminChangeSettings",
  method: "PATCH",
  owner: true,
  body: { json: settingsChangesSchema, example: () => ({ productName: "Nina" }) },
  status: 200,
  answer: settingsShape,
  refusals: ["invalid", "setting-configured"],
  async run({ site, context, json }) {
    const result = await changeSettings(site, json, context.client.origin);
    return result.ok ? done(settingsJson(result.value)) : result;
  },
});

/** Reads and changes the settings of the site. */
export const calls = [read, change];
export const { loader, action } = jsonRoute(calls);
