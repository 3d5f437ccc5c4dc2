import type { MetaFunction } from "@remix-run/node";
import { MailLink } from "~/components/layout/contact-links";
import { pageMeta, productNameIn } from "~/components/layout/page-meta";
import { useSiteFacts } from "~/components/layout/use-site-facts";
import { faqText } from "~/text/it/faq";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { cache: {}, exported: true };

export const meta: MetaFunction = (args) => pageMeta(args, faqText(productNameIn(args)));

/** Ten questions, one open at a time, collapsible. */
export default function Faq() {
  const { productName, contactEmail } = useSiteFacts();
  const text = faqText(productName);
  const mail = <MailLink className="button button-quiet" address={contactEmail} />;
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{text.lead}</p>
      <div className="faq">
        {text.questions.map(({ question, answer, contact, privacy }) => (
          <details key={question} name="faq">
            <summary>
              <h2>{question}</h2>
            </summary>
            <div className="prose">
              <p>{answer}</p>
              {contact ? <p>{mail}</p> : null}
              {privacy ? (
                <p>
                  <a href="/privacy">{text.privacy}</a>
                </p>
              ) : null}
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
