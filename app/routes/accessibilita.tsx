import type { MetaFunction } from "@remix-run/node";
import { MailLink } from "~/components/layout/links";
import { pageMeta } from "~/components/layout/page-head";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import { useWords, wordsOf } from "~/components/languages/use-words";
import type { RouteHandle } from "~/http/route-handle";

/** The day of the last evaluation (`docs/accessibility.md`). */
const evaluatedOn = "2026-11-24";

export const handle: RouteHandle = { languages: true, sitemap: true, cache: {}, exported: true };

export const meta: MetaFunction = (args) => pageMeta(args, wordsOf(args.matches).text.accessibility);

/** The page about who can use the site: what was tried, what was not, what does not work, whom to write to. */
export default function Accessibility() {
  const { contactEmail } = usePublicSettings();
  const { text, dayInWords } = useWords();
  const { title, lead, sections, byMail, otherwise, evaluated } = text.accessibility;
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{title}</h1>
      <p className="page-lead">{lead}</p>
      {sections.map((section) => (
        <section className="prose" key={section.title}>
          <h2 className="section-title">{section.title}</h2>
          <ul>
            {section.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <div className="prose">
        <p>{contactEmail ? byMail : otherwise}</p>
        <p>
          <MailLink className="button button-quiet" address={contactEmail} />
        </p>
        <p>{evaluated.replace("{day}", dayInWords(evaluatedOn))}</p>
      </div>
    </main>
  );
}
