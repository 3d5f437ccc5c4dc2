import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { JourneyOver } from "~/components/journey-over";
import { MailLink } from "~/components/layout/contact-links";
import { pageMeta } from "~/components/layout/page-meta";
import { useWords, wordsOf } from "~/components/layout/use-words";
import { useSiteFacts } from "~/components/layout/use-site-facts";
import { dayOf } from "~/domain/day";
import { journeyPhase } from "~/domain/journey/journey-phase";
import { siteOf } from "~/http/site-of.server";
import { journeyPhaseText } from "~/text/it/journey";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

export const meta: MetaFunction = (args) => pageMeta(args, wordsOf(args.matches).text.faq);

export async function loader({ context }: LoaderFunctionArgs) {
  const { facts, now } = await siteOf(context);
  return { phase: journeyPhase(facts, dayOf(now())) };
}

/** Ten questions, one open at a time, collapsible. */
export default function Faq() {
  const { productName, contactEmail, journeyStart, journeyEnd } = useSiteFacts();
  const { phase } = useLoaderData<typeof loader>();
  const { faq: text } = useWords().text;
  const mail = <MailLink className="button button-quiet" address={contactEmail} />;
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{text.lead}</p>
      {phase === "over" && journeyEnd ? (
        <JourneyOver end={journeyEnd} email={contactEmail} />
      ) : null}
      <div className="faq">
        {text.questions.map(({ question, answer }, at) => (
          <details key={question} name="faq">
            <summary>
              <h2>{question}</h2>
            </summary>
            <div className="prose">
              <p>{answer}</p>
              {at === 1 ? <p>{mail}</p> : null}
              {at === 5 ? (
                <p>
                  <a href="/privacy">{text.privacy}</a>
                </p>
              ) : null}
              {at === 6 && journeyEnd ? (
                <p>{journeyPhaseText(productName).lasting(journeyStart, journeyEnd)}</p>
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
