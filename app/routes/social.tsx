import type { MetaFunction } from "@remix-run/node";
import { Camera, Film } from "~/components/drawings/icons";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { RouteLine } from "~/components/drawings/route-line";
import { ExternalLink } from "~/components/layout/contact-links";
import { pageMeta, productNameIn } from "~/components/layout/page-meta";
import { useSiteFacts } from "~/components/layout/use-site-facts";
import { hashtag, socialText } from "~/text/it/home";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { cache: {}, exported: true };

export const meta: MetaFunction = (args) => pageMeta(args, socialText(productNameIn(args)));

/** The page with the two social profiles. */
export default function Social() {
  const { productName, instagramUrl, tiktokUrl } = useSiteFacts();
  const text = socialText(productName);
  return (
    <main className="page" id="content">
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{text.lead}</p>
      <ul className="profiles">
        <li>
          <ExternalLink className="tag profile" href={instagramUrl}>
            <Camera />
            <strong className="tag-text">{text.instagram.title}</strong>
            <span>{text.instagram.text}</span>
          </ExternalLink>
        </li>
        <li>
          <ExternalLink className="tag profile" href={tiktokUrl}>
            <Film />
            <strong className="tag-text">{text.tiktok.title}</strong>
            <span>{text.tiktok.text}</span>
          </ExternalLink>
        </li>
      </ul>
      <RouteLine />
      <div className="aside-drawing">
        <CapybaraWaving />
        <p className="page-lead">{text.hashtag(hashtag(productName))}</p>
      </div>
    </main>
  );
}
