import type { MetaFunction } from "@remix-run/node";
import { MailLink } from "~/components/layout/contact-links";
import { pageMeta, productNameIn } from "~/components/layout/page-meta";
import { useSiteFacts } from "~/components/layout/use-site-facts";
import type { RouteHandle } from "~/http/route-handle";
import { privacyText } from "~/text/it/privacy";

export const handle: RouteHandle = { cache: {}, exported: true };

export const meta: MetaFunction = (args) => pageMeta(args, privacyText(productNameIn(args), ""));

/** What is stored of people, where, for how long, who sees it, and how a sender takes a story back. */
export default function Privacy() {
  const { productName, contactEmail, tileUrl } = useSiteFacts();
  const text = privacyText(productName, mapName(tileUrl));
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{text.title}</h1>
      <p className="page-lead">{text.lead}</p>
      {text.sections.map(({ title, text: paragraphs, contact }) => (
        <section className="prose" key={title}>
          <h2 className="section-title">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {contact ? (
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
