import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { CapybaraWalking } from "~/components/drawings/capybara-on-the-way";
import { HomeSections } from "~/components/home-sections";
import { feedLinks } from "~/components/layout/feed-links";
import { pageMeta, productNameIn } from "~/components/layout/page-meta";
import { useSiteFacts } from "~/components/layout/use-site-facts";
import { homeText } from "~/text/it/home";
import type { RouteHandle } from "~/http/route-handle";
import { styleSheets } from "~/components/layout/style-sheets";
import styles from "~/styles/home/home-page.css";

export const handle: RouteHandle = { cache: {}, exported: true };

export const links = styleSheets(styles);

export const meta: MetaFunction = (args) => {
  const { title, description } = homeText(productNameIn(args));
  return [...pageMeta(args, { title, description }), ...feedLinks(args)];
};

/** The home page: what the toy is, and what a finder can do. */
export default function Home() {
  const { productName } = useSiteFacts();
  const text = homeText(productName);
  return (
    <main className="page home" id="content">
      <div className="hero">
        <CapybaraWalking />
        <div className="hero-words">
          <h1>{text.title}</h1>
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
      <HomeSections productName={productName} />
    </main>
  );
}
