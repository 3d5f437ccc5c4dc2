import type { listReports } from "./reports.server";

/** A report, as the owner reads it. `name` is null when its subject is deleted, `photo` also when it was retouched. */
export type Report = Awaited<ReturnType<typeof listReports>>[number];
