import { closeReport } from "~/domain/reports/reports.server";
import { jsonCall, ownerRoute } from "~/http/api/json-call.server";

/** Closes a report. */
export const { calls, loader, action } = ownerRoute([
  jsonCall({
    id: "adminCloseReport",
    method: "POST",
    refusals: ["unknown-report"],
    run: ({ site, id }) => closeReport(site, id),
  }),
]);
