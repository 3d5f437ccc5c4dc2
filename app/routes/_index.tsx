import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CapybaraWalking } from "~/components/drawings/capybara-on-the-way";
import { JourneyNumbers } from "~/components/journey-map/journey-numbers";
import { JourneyOver } from "~/components/journey-over";
import { HomeSections } from "~/components/home-sections";
import { feedLinks } from "~/components/layout/feed-links";
import { LanguageLinks } from "~/components/languages/language-links";
import { pageMeta } from "~/components/layout/page-meta";
import { useSiteFacts } from "~/components/layout/use-site-facts";
import { DocumentLink } from "~/components/layout/document-link";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { findJourneyNumbers } from "~/domain/journey/journey-numbers-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import { styleSheets } from "~/components/layout/style-sheets";
import styles from "~/styles/home/home-page.css";

export const handle: RouteHandle = { languages: true, sitemap: true, cache: {}, exported: true };

export const links = styleSheets(styles);

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, wordsOf(args.matches).text.layout.site),
  ...feedLinks(args),
];

export async function loader({ context }: LoaderFunctionArgs) {
  return { numbers: await findJourneyNumbers(context.site) };
}

/** The home page, about the toy and what a finder can do. */
export default function Home() {
  const { contactEmail, journeyStart, journeyEnd } = useSiteFacts();
  const { numbers } = useLoaderData<typeof loader>();
  const { text: all, dated, dayInWords } = useWords();
  const { home: text, layout, journey } = all;
  return (
    <main className="page home" id="content">
      <LanguageLinks />
      <div className="hero">
        <CapybaraWalking />
        <div className="hero-words">
          <h1>{layout.site.title}</h1>
          <p className="page-lead">{text.lead}</p>
          {numbers.phase === "to-come" && journeyStart ? (
            <p className="page-lead">{dated(journey.toCome, { day: dayInWords(journeyStart) })}</p>
          ) : null}
          <div className="button-row">
            <DocumentLink className="button" to="/submit">
              {text.sendStory}
            </DocumentLink>
            <DocumentLink className="button button-quiet" to="/faq">
              {text.readFaq}
            </DocumentLink>
          </div>
        </div>
      </div>
      {numbers.phase === "over" && journeyEnd ? <JourneyOver end={journeyEnd} email={contactEmail} /> : null}
      <HomeSections />
      <JourneyNumbers numbers={numbers} />
    </main>
  );
}
