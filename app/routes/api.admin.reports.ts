import * as z from "zod";
import { reportReasons } from "~/domain/reports/report";
import { listReports } from "~/domain/reports/reports.server";
import { done } from "~/domain/result";
import { ownerRoute } from "~/http/api/json-call.server";
import { timestamp } from "~/http/api/json/shapes.server";

const newest = { limit: 500, offset: 0 };

const reportShape = z.object({
  id: z.string(),
  kind: z.enum(["blog-post", "location"]),
  subjectId: z.string(),
  name: z.string().nullable(),
  photo: z.string().nullable(),
  what: z.enum(reportReasons),
  words: z.string().nullable(),
  answerTo: z.string().nullable(),
  language: z.string(),
  shown: z.boolean(),
  createdAt: timestamp,
  closedAt: timestamp.nullable(),
});

/** Lists at most 500 reports, open ones first, then newest first. */
export const { calls, loader, action } = ownerRoute({
  id: "adminListReports",
  answer: z.array(reportShape),
  run: async ({ site }) => done((await listReports(site, newest)).map(({ toCover: _, ...report }) => report)),
});
