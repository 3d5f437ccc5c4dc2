import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { CapybaraWalking } from "~/components/drawings/capybara-on-the-way";
import { HomeSections } from "~/components/home-sections";
import { pageMeta } from "~/components/layout/page-meta";
import { useWords, wordsOf } from "~/components/layout/use-words";
import { LanguageLinks } from "~/components/layout/language-links";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

export const meta: MetaFunction = (args) => pageMeta(args, wordsOf(args.matches).text.layout.site);

/** The home page: what the toy is, and what a finder can do. */
export default function Home() {
  const { home: text, layout } = useWords().text;
  return (
    <main className="page home" id="content">
      <LanguageLinks />
      <div className="hero">
        <CapybaraWalking />
        <div className="hero-words">
          <h1>{layout.site.title}</h1>
          <p className="page-lead">{text.lead}</p>
          <div className="button-row">
            <Link className="button" to="/submit">
              {text.sendStory}
            </Link>
            <Link className="button button-quiet" to="/faq">
              {text.readFaq}
            </Link>
          </div>
        </div>
      </div>
      <HomeSections />
    </main>
  );
}
