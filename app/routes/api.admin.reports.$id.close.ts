import { closeReport } from "~/domain/reports/reports.server";
import { ownerRoute } from "~/http/api/json-call.server";

/** Closes a report. */
export const { calls, loader, action } = ownerRoute({
  id: "adminCloseReport",
  method: "POST",
  refusals: ["unknown-report"],
  run: ({ site, id }) => closeReport(site, id),
});
