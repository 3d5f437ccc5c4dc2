import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CapybaraWalking, CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { JourneyInNumbers } from "~/components/journey-map/journey-in-numbers";
import { JourneyOver } from "~/components/journey-over";
import { BlogPostCard } from "~/components/blog-posts/blog-post-card";
import { feedLinks } from "~/components/layout/alternate-links";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import { DocumentButton, DocumentLink } from "~/components/layout/links";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { listBlogPosts } from "~/domain/blog-posts/blog-posts-queries.server";
import type { JourneyNumbers as Numbers } from "~/domain/journey/journey-numbers";
import { findJourneyNumbers } from "~/domain/journey/journey-numbers-queries.server";
import { photoUrl } from "~/domain/photos/photo";
import { homeCardId } from "~/domain/share-cards/share-card";
import { findShareCard } from "~/domain/share-cards/share-cards-queries.server";
import type { ShownWish } from "~/domain/wishes/wish";
import { countFulfilledWishes, listOpenWishes } from "~/domain/wishes/wishes-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import { around, fill } from "~/text/fill";
import cardStyles from "~/styles/diary/cards.css";
import styles from "~/styles/home/home-page.css";
import type { ReactNode } from "react";
import { type StampDrawing, StopStamp } from "~/components/drawings/stop-stamps";

export const handle: RouteHandle = { languages: true, sitemap: true, cache: {}, exported: true };

export const links = styleSheets(styles, cardStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { text, dayInWords } = wordsOf(args.matches);
  const { site } = text.layout;
  const { city = "", date = "" } = args.data?.numbers.latest ?? {};
  const pictured = fill(text.home.pictured, { city, day: dayInWords(date) });
  return [...pageMeta(args, { ...site, card: args.data?.card, pictured }), ...feedLinks(args)];
};

export async function loader({ context: { site, language } }: LoaderFunctionArgs) {
  const [newest] = await listBlogPosts(site, { publishedOnly: true, limit: 1, language });
  const card = await findShareCard(site, homeCardId);
  return {
    numbers: await findJourneyNumbers(site),
    newest,
    card: card && photoUrl(card),
    wishes: await listOpenWishes(site, language),
    cameTrue: await countFulfilledWishes(site),
  };
}

/** The home page, about the toy and what a finder can do. */
export default function Home() {
  const { journeyStart } = usePublicSettings();
  const { numbers, newest, ...wishes } = useLoaderData<typeof loader>();
  const { text: all, dated, dayInWords } = useWords();
  const { home: text, layout, journey } = all;
  return (
    <main className="page home" id="content">
      <div className="hero">
        <CapybaraWalking />
        <div className="hero-words">
          <h1>{layout.site.title}</h1>
          <p className="page-lead">{text.lead}</p>
          {numbers.phase === "to-come" && journeyStart ? (
            <p className="page-lead">{dated(journey.toCome, { day: dayInWords(journeyStart) })}</p>
          ) : null}
          <div className="button-row">
            <DocumentButton to="/submit" label={text.sendStory} />{" "}
            <DocumentButton look="quiet" to="/faq" label={text.readFaq} />
          </div>
          <WhereItIs numbers={numbers} />
        </div>
      </div>
      <JourneyOver />
      {newest ? (
        <section className="newest" aria-labelledby="newest">
          <h2 className="section-title" id="newest">
            {text.newest}
          </h2>
          <BlogPostCard post={newest} />
        </section>
      ) : null}
      <Wishes {...wishes} />
      <HomeSections />
      <JourneyInNumbers numbers={numbers} />
    </main>
  );
}

/** One line that links to the map: the toy's place, stops and kilometres. Before the first stop it says so. */
function WhereItIs({ numbers }: { numbers: Numbers }) {
  const { text, plural } = useWords();
  const { latest, phase, stops, kilometres } = numbers;
  if (!latest) return phase === "over" ? null : <p className="where">{text.home.notYet}</p>;
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

/** The open wishes, and how many came true. Nothing when there are none. */
function Wishes({ wishes, cameTrue }: { wishes: ShownWish[]; cameTrue: number }) {
  const { isOver } = usePublicSettings();
  const { text: all, plural } = useWords();
  const text = all.home.wishes;
  if (wishes.length + cameTrue === 0) return null;
  return (
    <section className="newest wishes" aria-labelledby="wishes">
      <h2 className="section-title" id="wishes">
        {text.title}
      </h2>
      <ul>
        {wishes.map((wish) => (
          <li key={wish.id} lang={wish.lang}>
            <bdi>{wish.text}</bdi>
          </li>
        ))}
      </ul>
      {wishes.length === 0 || isOver ? null : <p>{text.lead}</p>}
      {cameTrue > 0 ? <p>{plural(text.cameTrue, cameTrue)}</p> : null}
    </section>
  );
}

/** The sections of the home page, drawn as stops of a route. After the journey nobody is asked to pass the toy on. */
function HomeSections() {
  const { isOver } = usePublicSettings();
  const { who, join, why, next, gain, follow, closing, sendStory } = useWords().text.home;
  return (
    <>
      <div className="journey">
        <Stop title={who.title} stamp="face">
          <Paragraphs of={who.text} />
        </Stop>
        <Stop title={join.title} stamp="camera">
          <ol className="steps">
            {join.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <div className="tag">
            <p className="tag-text">{join.tag}</p>
            <DocumentButton to="/submit" label={sendStory} />
          </div>
        </Stop>
        <Stop title={why.title} stamp="heart">
          <Paragraphs of={why.text} />
        </Stop>
        {isOver ? null : (
          <Stop title={next.title} stamp="signpost">
            <p>{next.text}</p>
            <ul className="ways">
              {next.ways.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong> {text}
                </li>
              ))}
            </ul>
          </Stop>
        )}
        <Stop title={gain.title} stamp="gift">
          <p>{gain.text}</p>
        </Stop>
        <Stop title={follow.title} stamp="map">
          <p>{follow.text}</p>
          <div className="button-row">
            <DocumentButton to="/map" label={follow.map} />{" "}
            <DocumentButton look="quiet" to="/blog" label={follow.diary} />{" "}
            <DocumentLink className="button button-link" to="/social">
              {follow.social}
            </DocumentLink>
          </div>
        </Stop>
      </div>
      <div className="closing">
        <CapybaraWaving />
        <p>{closing}</p>
      </div>
    </>
  );
}

function Stop({ title, stamp, children }: { title: string; stamp: StampDrawing; children: ReactNode }) {
  return (
    <section>
      <h2 className="section-title">{title}</h2>
      <StopStamp drawing={stamp} />
      <div className="prose">{children}</div>
    </section>
  );
}

function Paragraphs({ of: paragraphs }: { of: readonly string[] }) {
  return paragraphs.map((text) => <p key={text}>{text}</p>);
}
