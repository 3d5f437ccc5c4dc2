import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminList } from "~/components/admin/admin-list";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { ReportDetails } from "~/components/admin/reports";
import { countKept } from "~/domain/pagination/cursor.server";
import { readListPage } from "~/http/answer/list-page.server";
import { closeReport, hideReported, listReports } from "~/domain/reports/reports.server";
import { pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { reportsText as text } from "~/text/it/admin/reports";

export const handle: RouteHandle = { owner: true, pageName: () => text.title };

const address = "/admin/segnalazioni";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  return readListPage(request, await countKept(site, "reports"), (part) => listReports(site, part));
}

/** Answers 'Nascondi' (`hide`) and 'Chiudi' (`close`), each with the id of a report. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    run: ({ site, fields: { hide, close = "" } }) =>
      hide === undefined ? closeReport(site, close) : hideReported(site, hide),
    done: (_, { fields }) => ({ notice: fields.hide === undefined ? "report-closed" : "reported-hidden" }),
    failed: "update-failed",
    list: address,
  });

export const { clientAction, meta, shouldRevalidate } = adminRoute("update-failed");

/** The page of the reports that visitors send about an article, a stop or a photo. */
export default function Reports() {
  const list = useLoaderData<typeof loader>();
  return (
    <AdminPage lead={text.lead}>
      <AdminList {...list} {...{ text, address }}>
        {(report) => (
          <li key={report.id} className="list-item">
            <h3>{text.reasons[report.what]}</h3>
            <ReportDetails report={report} inList />
          </li>
        )}
      </AdminList>
    </AdminPage>
  );
}
