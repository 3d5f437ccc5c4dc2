import type { MetaFunction } from "@remix-run/node";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { profilesOf } from "~/components/layout/footer";
import { ExternalLink } from "~/components/layout/links";
import { pageMeta } from "~/components/layout/page-head";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, sitemap: true, cache: {}, exported: true };

export const meta: MetaFunction = (args) => pageMeta(args, wordsOf(args.matches).text.social);

/** The page with the two social profiles. */
export default function Social() {
  const profiles = profilesOf(usePublicSettings());
  const { social: text } = useWords().text;
  return (
    <main className="page" id="content">
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{profiles.length > 0 ? text.lead : text.none}</p>
      <ul className="profiles">
        {profiles.map(({ key, name, Icon, href }) => (
          <li key={key}>
            <ExternalLink className="tag profile" href={href}>
              <Icon />
              <strong className="tag-text">{name}</strong>
              <span>{text[key]}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
      <RouteLine />
      <div className="aside-drawing">
        <CapybaraWaving />
        <p className="page-lead">{text.hashtag}</p>
      </div>
    </main>
  );
}

/** The dashed line of the journey, as a divider between the sections of a page. */
function RouteLine() {
  return (
    <svg
      className="route-line"
      viewBox="0 0 1200 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="9 8"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        d="M4 20c150-30 260 30 420 8s230-30 380 0 260 10 392-12"
      />
    </svg>
  );
}
