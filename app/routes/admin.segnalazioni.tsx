import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { AdminList } from "~/components/admin/admin-list";
import { Button, ButtonLink } from "~/components/admin/buttons";
import { AdminPage, adminRoute } from "~/components/admin/panel/admin-page";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { countNotOver } from "~/domain/pagination/cursor.server";
import { readListPage } from "~/http/answer/list-page.server";
import type { Report } from "~/domain/reports/listed-report";
import { closeReport, hideReported, listReports } from "~/domain/reports/reports.server";
import { pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { fill } from "~/text/fill";

export const handle: RouteHandle = { owner: true, pageName: ({ text }) => text.reports.title };

const address = "/admin/segnalazioni";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  return readListPage(request, await countNotOver(site, "reports"), (part) => listReports(site, part));
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
  const text = useOwnerWords().text.reports;
  const list = useLoaderData<typeof loader>();
  return (
    <AdminPage lead={text.lead}>
      <AdminList {...list} {...{ text, address }}>
        {(report) => <ReceivedReport key={report.id} report={report} />}
      </AdminList>
    </AdminPage>
  );
}

function ReceivedReport({ report }: { report: Report }) {
  const { text: texts, dated, dateAndTime } = useOwnerWords();
  const text = texts.reports;
  const { id, kind, subjectId, name, what, words, answerTo, createdAt, closedAt, shown, toCover } = report;
  const subject = `/admin/${kind === "location" ? "locations" : "articoli"}/${subjectId}`;
  return (
    <li className="list-item">
      <h3>{text.reasons[what]}</h3>
      <p className="card-meta">
        {dated(text.arrived, { moment: dateAndTime(createdAt) })}
        {closedAt ? ` · ${text.closed}` : ""}
      </p>
      <p>{name === null ? text.gone : <Link to={subject}>{name}</Link>}</p>
      {words ? (
        <p className="line-breaks" lang={report.language}>
          {words}
        </p>
      ) : null}
      {answerTo ? <p>{fill(text.answerTo, { address: answerTo })}</p> : null}
      <Form method="post" className="button-row" preventScrollReset>
        {toCover ? <ButtonLink to={`/admin/foto/${toCover.name}`} label={text.cover} /> : null}{" "}
        {shown ? <Button name="hide" value={id} label={text.hide} /> : null}{" "}
        {closedAt ? null : <Button name="close" value={id} label={text.close} />}
      </Form>
    </li>
  );
}
