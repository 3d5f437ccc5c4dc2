import { closeReport } from "~/domain/reports/reports.server";
import { jsonCall, jsonRoute } from "~/http/api/json-call.server";
import { succeeded, successShape } from "~/http/api/json/success-json.server";

/** Closes a report. */
export const calls = [
  jsonCall({
    id: "adminCloseReport",
    method: "POST",
    owner: true,
    status: 200,
    answer: successShape,
    refusals: ["unknown-report"],
    run: async ({ site, id }) => succeeded(await closeReport(site, id)),
  }),
];
export const { loader, action } = jsonRoute(calls);
