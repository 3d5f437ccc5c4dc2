import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { CapybaraWalking } from "~/components/drawings/capybara-on-the-way";
import { JourneyNumbers } from "~/components/journey-map/journey-numbers";
import { JourneyOver } from "~/components/journey-over";
import { HomeSections } from "~/components/home-sections";
import { feedLinks } from "~/components/layout/feed-links";
import { pageMeta, productNameIn } from "~/components/layout/page-meta";
import { useSiteFacts } from "~/components/layout/use-site-facts";
import { findJourneyNumbers } from "~/domain/journey/journey-numbers-queries.server";
import { siteOf } from "~/http/site-of.server";
import { homeText } from "~/text/it/home";
import { journeyPhaseText } from "~/text/it/journey";
import type { RouteHandle } from "~/http/route-handle";
import { styleSheets } from "~/components/layout/style-sheets";
import styles from "~/styles/home/home-page.css";

export const handle: RouteHandle = { cache: {}, exported: true };

export const links = styleSheets(styles);

export const meta: MetaFunction = (args) => {
  const { title, description } = homeText(productNameIn(args));
  return [...pageMeta(args, { title, description }), ...feedLinks(args)];
};

export async function loader({ context }: LoaderFunctionArgs) {
  return { numbers: await findJourneyNumbers(await siteOf(context)) };
}

/** The home page: what the toy is, and what a finder can do. */
export default function Home() {
  const { productName, contactEmail, journeyStart, journeyEnd } = useSiteFacts();
  const { numbers } = useLoaderData<typeof loader>();
  const text = homeText(productName);
  return (
    <main className="page home" id="content">
      <div className="hero">
        <CapybaraWalking />
        <div className="hero-words">
          <h1>{text.title}</h1>
          <p className="page-lead">{text.lead}</p>
          {numbers.phase === "to-come" && journeyStart ? (
            <p className="page-lead">{journeyPhaseText(productName).toCome(journeyStart)}</p>
          ) : null}
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
      {numbers.phase === "over" && journeyEnd ? (
        <JourneyOver product={productName} end={journeyEnd} email={contactEmail} />
      ) : null}
      <HomeSections productName={productName} />
      <JourneyNumbers numbers={numbers} />
    </main>
  );
}
