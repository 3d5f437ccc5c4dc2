import type { MetaFunction } from "@remix-run/node";
import { MailLink } from "~/components/layout/contact-links";
import { pageMeta } from "~/components/layout/page-meta";
import { useSiteFacts } from "~/components/layout/use-site-facts";
import { useWords, wordsOf } from "~/components/languages/use-words";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, cache: {}, exported: true };

export const meta: MetaFunction = (args) => {
  const { title, description } = wordsOf(args.matches).text.privacy;
  return pageMeta(args, { title, description });
};

/** What is stored of people, where, for how long, who sees it, and how a sender takes a story back. */
export default function Privacy() {
  const { contactEmail, tileUrl } = useSiteFacts();
  const { title, lead, sections } = useWords().text.privacy;
  const withTiles = (sentence: string) => sentence.replaceAll("{tilesFrom}", () => mapName(tileUrl));
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{title}</h1>
      <p className="page-lead">{lead}</p>
      {Object.entries(sections).map(([name, section]) => (
        <section className="prose" key={name}>
          <h2 className="section-title">{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{withTiles(paragraph)}</p>
          ))}
          {name === "withdrawing" ? (
            <p>
              <MailLink className="button button-quiet" address={contactEmail} />
            </p>
          ) : null}
        </section>
      ))}
    </main>
  );
}

/** Whose server the tiles of this address come from, as people know it. */
function mapName(tileUrl: string): string {
  const host = tileUrl.split("/")[2] ?? "";
  return /(?:^|\.)openstreetmap\.org$/.test(host) ? `OpenStreetMap (${host})` : host;
}
