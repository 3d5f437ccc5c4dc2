import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { JourneyOver } from "~/components/journey-over";
import { MailLink } from "~/components/layout/contact-links";
import { pageMeta, productNameIn } from "~/components/layout/page-meta";
import { useSiteFacts } from "~/components/layout/use-site-facts";
import { dayOf } from "~/domain/day";
import { journeyPhase } from "~/domain/journey/journey-phase";
import { siteOf } from "~/http/site-of.server";
import { faqText } from "~/text/it/faq";
import { journeyPhaseText } from "~/text/it/journey";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { cache: {}, exported: true };

export const meta: MetaFunction = (args) => pageMeta(args, faqText(productNameIn(args)));

export async function loader({ context }: LoaderFunctionArgs) {
  const { facts, now } = await siteOf(context);
  return { phase: journeyPhase(facts, dayOf(now())) };
}

/** Ten questions, one open at a time, collapsible. */
export default function Faq() {
  const { productName, contactEmail, journeyStart, journeyEnd } = useSiteFacts();
  const { phase } = useLoaderData<typeof loader>();
  const text = faqText(productName);
  const mail = <MailLink className="button button-quiet" address={contactEmail} />;
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{text.lead}</p>
      {phase === "over" && journeyEnd ? (
        <JourneyOver product={productName} end={journeyEnd} email={contactEmail} />
      ) : null}
      <div className="faq">
        {text.questions.map(({ question, answer, contact, dates, privacy }) => (
          <details key={question} name="faq">
            <summary>
              <h2>{question}</h2>
            </summary>
            <div className="prose">
              <p>{answer}</p>
              {contact ? <p>{mail}</p> : null}
              {dates && journeyEnd ? (
                <p>{journeyPhaseText(productName).lasting(journeyStart, journeyEnd)}</p>
              ) : null}
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
