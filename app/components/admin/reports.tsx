import { Form, Link } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/admin/buttons";
import { Photo } from "~/components/photos/photo";
import { photoLabel } from "~/domain/photos/photo";
import type { Report } from "~/domain/reports/report";
import { dateAndTime } from "~/text/it/admin/dates";
import { reportsText as text } from "~/text/it/admin/reports";

const address = "/admin/segnalazioni";

/** The newest open report, above everything, with the number of the `others`. */
export function OpenReport({ report, others }: { report: Report; others: number }) {
  return (
    <section className="notice notice-error" aria-labelledby="open-report">
      <h2 className="notice-title" id="open-report">
        {text.open(text.reasons[report.what])}
      </h2>
      <ReportDetails report={report} />
      {others > 0 ? (
        <p>
          <ButtonLink to={address} label={text.others(others)} />
        </p>
      ) : null}
    </section>
  );
}

/** A report without its reason, with the buttons that cover its photo, hide its subject and close it. */
export function ReportDetails({ report, inList }: { report: Report; inList?: true }) {
  const { id, kind, subjectId, name, words, answerTo, createdAt, closedAt, shown, toCover } = report;
  const subject = `/admin/${kind === "location" ? "locations" : "articoli"}/${subjectId}`;
  return (
    <>
      <p className="card-meta">
        {text.arrived(dateAndTime(createdAt))}
        {closedAt ? ` · ${text.closed}` : ""}
      </p>
      {toCover ? (
        <div className="reported-photo">
          <Photo photo={toCover} alt="" sizes="12rem" />
        </div>
      ) : null}
      <p>{name === null ? text.gone : <Link to={subject}>{name}</Link>}</p>
      {words ? (
        <p className="line-breaks" lang={report.language}>
          {words}
        </p>
      ) : null}
      {answerTo ? <p>{text.answerTo(answerTo)}</p> : null}
      <Form method="post" action={address} className="button-row" preventScrollReset={inList}>
        {toCover ? (
          <ButtonLink
            to={`/admin/foto/${toCover.name}`}
            label={text.cover}
            about={photoLabel(toCover.name)}
          />
        ) : null}{" "}
        {shown ? <Button name="hide" value={id} label={text.hide} /> : null}{" "}
        {closedAt ? null : <Button name="close" value={id} label={text.close} />}
      </Form>
    </>
  );
}
