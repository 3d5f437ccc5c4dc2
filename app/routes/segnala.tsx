import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useActionData, useHref, useLoaderData } from "@remix-run/react";
import { Field } from "~/components/form-parts/field";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import { useWayBack } from "~/components/form-parts/way-back";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { DocumentButton } from "~/components/layout/links";
import { MessagePage } from "~/components/layout/message-page";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { newToken } from "~/domain/new-id";
import {
  reportAddress,
  reportAnswerMaxLength,
  reportReasons,
  reportWordsMaxLength,
} from "~/domain/reports/report";
import { findReportSubject, sendReport } from "~/domain/reports/reports.server";
import { fieldSentences } from "~/http/answer/field-sentences.server";
import { pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import formStyles from "~/styles/forms/form-pages.css";
import { fill } from "~/text/fill";
import { wordsIn } from "~/text/languages.server";

export const handle: RouteHandle = { languages: true, prefetch: false, body: { maxKilobytes: 16 } };

export const links = styleSheets(formStyles);

export const meta: MetaFunction = (args) => {
  const { title, lead } = wordsOf(args.matches).text.report;
  return pageMeta(args, { title, description: lead, hidden: true });
};

export { keptHeaders as headers } from "~/components/form-parts/way-back";

export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const sent = searchParams.has("fatto");
  const subject = sent ? null : await findReportSubject(site, ...namedIn(searchParams));
  return data({ sent, subject, token: newToken() }, { status: sent || subject ? 200 : 404 });
}

/** Receives a report, and leads to the thanks. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({ site, request, context, language, fields }) {
      const subject = await findReportSubject(site, ...namedIn(new URL(request.url).searchParams));
      const { token = "", website: honeypot = "" } = fields;
      const from = context.client.address;
      return sendReport(site, { subject, fields, honeypot, token: token || newToken(), language, from });
    },
    done: () => ({ to: "/segnala?fatto=1", status: 303 }),
    again({ fieldErrors = {} }, { site, language, fields }, sentence) {
      const { productName } = site.publicSettings;
      const title = wordsIn(language, productName).text.report.refused;
      return {
        shows: {
          notice: { title, text: sentence, failed: true },
          errors: fieldSentences(fieldErrors, productName, language),
          typed: fields,
        },
      };
    },
  });

function namedIn(query: URLSearchParams): [string, string | null] {
  return [query.get("di") ?? "", query.get("foto")];
}

/** The form for people who find something wrong with an article, a stop or a photo. */
export default function ReportPage() {
  const { sent, subject, token } = useLoaderData<typeof loader>();
  const { notice, errors = {}, typed = {} } = useActionData<typeof action>() ?? {};
  const { report: text, storyForm } = useWords().text;
  const page = useHref("/segnala").replace(/\/segnala$/, "");
  const address = useWayBack(subject ? page + reportAddress(subject.id, subject.photoId ?? undefined) : "");
  if (!subject) {
    const [title, help] = sent ? [text.sentTitle, text.sent] : [text.missingTitle, text.missing];
    return (
      <MessagePage title={title} help={help} missing={!sent}>
        <DocumentButton to="/blog" label={text.back} />
      </MessagePage>
    );
  }
  const about = subject.photoId === null ? text.about : text.aboutPhoto;
  return (
    <main className="page page-narrow" id="content">
      {notice ? <NoticeBanner notice={notice} /> : null}
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{fill(about, { name: subject.name })}</p>
      <p>{text.lead}</p>
      <form className="form" method="post" action={address}>
        <input type="hidden" name="token" value={typed.token || token} />
        <Field name="what" label={text.what} errors={errors.what ? [text.choose] : []}>
          {(control) => (
            <select {...control} defaultValue={typed.what ?? ""}>
              <option value="">{text.choose}</option>
              {reportReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {text.reasons[reason]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="words" label={text.words} optional errors={errors.words}>
          {(control) => (
            <textarea {...control} rows={5} maxLength={reportWordsMaxLength} defaultValue={typed.words} />
          )}
        </Field>
        <Field name="answer_to" label={text.answerTo} optional hint={text.kept} errors={errors.answer_to}>
          {(control) => (
            <input
              {...control}
              maxLength={reportAnswerMaxLength}
              defaultValue={typed.answer_to}
              autoComplete="email"
            />
          )}
        </Field>
        <div className="honeypot" aria-hidden="true">
          <label htmlFor="website">{storyForm.honeypot}</label>{" "}
          <input id="website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </div>
        <button className="button">{text.send}</button>
      </form>
    </main>
  );
}
