import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { JourneyOver } from "~/components/journey-over";
import { MailLink } from "~/components/layout/links";
import { pageMeta } from "~/components/layout/page-head";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import { fill } from "~/text/fill";
import type { Words } from "~/text/words";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, sitemap: true, cache: {}, exported: true };

export const meta: MetaFunction = (args) => pageMeta(args, wordsOf(args.matches).text.faq);

/** The page with ten questions and answers. One answer can be open at a time. */
export default function Faq() {
  const { contactEmail, journeyStart, journeyEnd } = usePublicSettings();
  const words = useWords();
  const { faq: text } = words.text;
  const mail = <MailLink className="button button-quiet" address={contactEmail} />;
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{text.lead}</p>
      <JourneyOver />
      <div className="faq">
        {text.questions.map(({ question, answer }, at) => (
          <details key={question} name="faq">
            <summary>
              <h2>{question}</h2>
            </summary>
            <div className="prose">
              <p>
                {at === 1 && !contactEmail
                  ? text.foundByForm
                  : at === 6 && journeyEnd
                    ? fill(text.between, { days: lasting(words, journeyStart, journeyEnd) })
                    : answer}
              </p>
              {at === 1 && contactEmail ? <p>{mail}</p> : null}
              {at === 5 ? (
                <p>
                  <Link to="/privacy">{text.privacy}</Link>
                </p>
              ) : null}
            </div>
          </details>
        ))}
      </div>
      {contactEmail ? (
        <div className="tag">
          <p className="tag-text">{text.more}</p>
          {mail}
        </div>
      ) : null}
    </main>
  );
}

/** Returns a sentence with the last day of the journey, and the first day if it is known. Both are `YYYY-MM-DD`. */
function lasting({ text, dated, dayInWords }: Words, first: string | null, last: string): string {
  const end = dayInWords(last);
  if (first === null) return dated(text.journey.lastDay, { end });
  return dated(text.journey.lasting, { start: dayInWords(first), end });
}
