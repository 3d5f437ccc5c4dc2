import type { MetaFunction } from "@remix-run/node";
import { MailLink } from "~/components/layout/contact-links";
import { pageMeta } from "~/components/layout/page-meta";
import { useWords, wordsOf } from "~/components/layout/use-words";
import { useSiteFacts } from "~/components/layout/use-site-facts";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

export const meta: MetaFunction = (args) => pageMeta(args, wordsOf(args.matches).text.faq);

/** Ten questions, one open at a time, collapsible. */
export default function Faq() {
  const { contactEmail } = useSiteFacts();
  const { faq: text } = useWords().text;
  const mail = <MailLink className="button button-quiet" address={contactEmail} />;
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{text.lead}</p>
      <div className="faq">
        {text.questions.map(({ question, answer }, at) => (
          <details key={question} name="faq">
            <summary>
              <h2>{question}</h2>
            </summary>
            <div className="prose">
              <p>{answer}</p>
              {at === 1 ? <p>{mail}</p> : null}
            </div>
          </details>
        ))}
      </div>
      <div className="tag">
        <p className="tag-text">{text.more}</p>
        {mail}
      </div>
    </main>
  );
}
