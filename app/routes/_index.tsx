import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CapybaraWalking } from "~/components/drawings/capybara-on-the-way";
import { JourneyNumbers } from "~/components/journey-map/journey-numbers";
import { JourneyOver } from "~/components/journey-over";
import { BlogPostCard } from "~/components/blog-posts/blog-post-card";
import { HomeSections } from "~/components/home-sections";
import { feedLinks, pageMeta, styleSheets } from "~/components/layout/page-head";
import { LanguageLinks } from "~/components/languages/language-links";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import { DocumentLink } from "~/components/layout/links";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import type { JourneyNumbers as Numbers } from "~/domain/journey/journey-numbers";
import { findJourneyNumbers } from "~/domain/journey/journey-numbers-queries.server";
import { photoUrl } from "~/domain/photos/photo";
import { homeCardId } from "~/domain/share-cards/share-card";
import { findShareCard } from "~/domain/share-cards/share-cards-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import { around } from "~/text/fill";
import cardStyles from "~/styles/diary/cards.css";
import styles from "~/styles/home/home-page.css";

export const handle: RouteHandle = { languages: true, sitemap: true, cache: {}, exported: true };

export const links = styleSheets(styles, cardStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { site } = wordsOf(args.matches).text.layout;
  return [...pageMeta(args, { ...site, card: args.data?.card, pictured: site.title }), ...feedLinks(args)];
};

export async function loader({ context }: LoaderFunctionArgs) {
  const [newest] = await listBlogPosts(context.site, { publishedOnly: true, limit: 1 });
  const card = await findShareCard(context.site, homeCardId);
  return { numbers: await findJourneyNumbers(context.site), newest, card: card && photoUrl(card) };
}

/** The home page, about the toy and what a finder can do. */
export default function Home() {
  const { contactEmail, journeyStart, journeyEnd } = usePublicSettings();
  const { numbers, newest } = useLoaderData<typeof loader>();
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
          <WhereItIs numbers={numbers} />
        </div>
      </div>
      {numbers.phase === "over" && journeyEnd ? <JourneyOver end={journeyEnd} email={contactEmail} /> : null}
      {newest ? (
        <section className="newest" aria-labelledby="newest">
          <h2 className="section-title" id="newest">
            {text.newest}
          </h2>
          <BlogPostCard post={newest} />
        </section>
      ) : null}
      <HomeSections />
      <JourneyNumbers numbers={numbers} />
    </main>
  );
}

/** One line that links to the map: the toy's place, stops and kilometres. Nothing before the first stop. */
function WhereItIs({ numbers }: { numbers: Numbers }) {
  const { text, plural } = useWords();
  const { latest, phase, stops, kilometres } = numbers;
  if (!latest) return null;
  const { before, after } = around(phase === "over" ? text.home.last : text.home.now, "city", {});
  return (
    <p className="where">
      <DocumentLink to="/map">
        {before}
        <span lang="">{latest.city}</span>
        {after} · {plural(text.journey.countedStops, stops)}
        {kilometres > 0 ? ` · ${plural(text.home.kilometres, kilometres)}` : null}
      </DocumentLink>
    </p>
  );
}
