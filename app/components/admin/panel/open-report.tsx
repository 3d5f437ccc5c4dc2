import { Form, Link } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/admin/buttons";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { Photo } from "~/components/photos/photo";
import type { Report } from "~/domain/reports/listed-report";
import { fill } from "~/text/fill";

/** The newest open report, above everything on the panel, with the number of the `others`. */
export function OpenReport({ report, others }: { report: Report; others: number }) {
  const { text: texts, plural } = useOwnerWords();
  const text = texts.reports;
  const { id, what, kind, subjectId, name, words, language, shown, toCover } = report;
  const list = "/admin/segnalazioni";
  const subject = `/admin/${kind === "location" ? "locations" : "articoli"}/${subjectId}`;
  return (
    <section className="notice notice-error" aria-labelledby="open-report">
      <h2 className="notice-title" id="open-report">
        {fill(text.open, { reason: text.reasons[what] })}
      </h2>
      <p>{name === null ? text.gone : <Link to={subject}>{name}</Link>}</p>
      {toCover ? (
        <div className="reported-photo">
          <Photo photo={toCover} alt="" sizes="12rem" />
        </div>
      ) : null}
      {words ? (
        <p className="line-breaks" lang={language}>
          {words}
        </p>
      ) : null}
      <Form method="post" action={list} className="button-row">
        {toCover ? <ButtonLink to={`/admin/foto/${toCover.name}`} label={text.cover} /> : null}{" "}
        {shown ? <Button name="hide" value={id} label={text.hide} /> : null}{" "}
        <Button name="close" value={id} label={text.close} />{" "}
        {others > 0 ? <ButtonLink to={list} label={plural(text.others, others)} /> : null}
      </Form>
    </section>
  );
}
