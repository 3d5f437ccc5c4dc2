import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ExternalLink, MailLink } from "~/components/layout/links";
import { pageMeta } from "~/components/layout/page-head";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { listTargets } from "~/domain/notifications/channels/targets.server";
import type { RouteHandle } from "~/http/route-handle";
import { tileServerOf } from "~/map/journey-map";

/** The day on which a sentence of this page last changed. Update it with every change. */
const changedOn = "2026-11-28";

export const handle: RouteHandle = { languages: true, sitemap: true, cache: {}, exported: true };

export const meta: MetaFunction = (args) => pageMeta(args, wordsOf(args.matches).text.privacy);

/** Returns the names of the sentences that do not apply to this site. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  const { database, photos } = site.elsewhere;
  const channels = new Set((await listTargets(site, site.db)).map(({ channel }) => channel));
  const isFull = site.channels.values.notifyDetail === "full";
  const { tileUrl, ownerName, contactEmail } = site.publicSettings;
  const tiles = tileUrl !== null;
  const isTrue: Record<string, boolean> = {
    owner: ownerName !== null || contactEmail !== null,
    ...{ own: !tiles, ownButTiles: tiles, tiles },
    ...{ disk: !database && !photos, wordsOnDisk: !database && photos, photosOnDisk: database && !photos },
    ...{ database: database, bucket: photos },
    ...{ notices: channels.size > 0, brief: channels.size > 0 && !isFull, full: channels.size > 0 && isFull },
    ...{ byMail: channels.has("mail"), byMessage: channels.has("message"), byPush: channels.has("push") },
    reminded: channels.size > 0,
  };
  return { leftOut: Object.keys(isTrue).filter((name) => !isTrue[name]) };
}

/** The page about stored personal data: where they are, for how long, who sees them, how to withdraw a story. */
export default function Privacy() {
  const { contactEmail, ownerName, tileUrl } = usePublicSettings();
  const { leftOut } = useLoaderData<typeof loader>();
  const { text, dayInWords } = useWords();
  const { title, lead, sections, tilesPolicy, changed } = text.privacy;
  const tiles = tileServerOf(tileUrl);
  const paragraphs = (all: readonly Record<string, string>[]) =>
    all
      .map((sentences) => Object.entries(sentences).filter(([name]) => !leftOut.includes(name)))
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => sentences.map(([, sentence]) => sentence).join(" "))
      .map((words) => words.replaceAll("{tilesFrom}", () => tiles?.name ?? ""))
      .map((words) => words.replaceAll("{owner}", () => ownerName ?? contactEmail ?? ""));
  return (
    <main className="page page-narrow" id="content">
      <h1 className="page-title">{title}</h1>
      <p className="page-lead">{lead}</p>
      {Object.entries(sections).map(([name, section]) => (
        <section className="prose" key={name}>
          <h2 className="section-title">{section.title}</h2>
          {paragraphs(section.text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {name === "map" && tiles ? (
            <p>
              <ExternalLink href={tiles.about}>{tilesPolicy}</ExternalLink>
            </p>
          ) : null}
          {name === "withdrawing" || name === "rights" ? (
            <p>
              <MailLink className="button button-quiet" address={contactEmail} />
            </p>
          ) : null}
        </section>
      ))}
      <p>{changed.replace("{day}", dayInWords(changedOn))}</p>
    </main>
  );
}
