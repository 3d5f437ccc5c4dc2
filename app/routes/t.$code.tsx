import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { useActionData, useLoaderData, Link } from "@remix-run/react";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { wordsOf, useWords } from "~/components/languages/use-words";
import { newToken } from "~/domain/new-id";
import { recordSighting } from "~/domain/sightings/sightings.server";
import { listNewestVisibleLocations } from "~/domain/locations/journey/visible-locations-queries.server";
import { isJourneyOver } from "~/domain/journey/journey-numbers";
import { listOpenWishes } from "~/domain/wishes/wishes-queries.server";
import { countScan, openTag } from "~/domain/tags/open-tag.server";
import { isHumanVisit } from "~/http/visits/page-visit.server";
import { readTagCode } from "~/domain/tags/tag-code";
import { pageAction } from "~/http/answer/page-action.server";
import { retryHeaders, retrySentence } from "~/http/answer/problem.server";
import type { RouteHandle } from "~/http/route-handle";
import formStyles from "~/styles/forms/form-pages.css";
import tagStyles from "~/styles/tags/tag-page.css";
import { wordsIn } from "~/text/languages.server";
import { CapybaraWaving } from "~/components/drawings/capybara-on-the-way";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import { JourneyOver } from "~/components/journey-over";
import { LanguageLinks } from "~/components/languages/language-links";
import { MailLink } from "~/components/layout/links";
import { usePublicSettings } from "~/components/layout/use-public-settings";
import { fill } from "~/text/fill";
import { TagCodeForm } from "~/components/tags/tag-code-form";
import { SightingForm, TagLater } from "~/components/tags/sighting-form";

export const handle: RouteHandle = {
  languages: true,
  negotiates: true,
  bare: true,
  prefetch: false,
  body: { maxKilobytes: 4 },
};

export const links = styleSheets(formStyles, tagStyles);

/** The answer to a code by what it opens: the status, and the name of the title in the words of the page. */
const answers = {
  "in-use": { status: 200, title: "title" },
  retired: { status: 410, title: "retiredTitle" },
  unknown: { status: 404, title: "unknownTitle" },
  "too-many": { status: 429, title: "tooManyTitle" },
} as const;

export const meta: MetaFunction<typeof loader> = (args) => {
  const text = wordsOf(args.matches).text.tagPage;
  const title = text[answers[args.data?.state ?? "unknown"].title];
  return pageMeta(args, { title, description: text.description, hidden: true });
};

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { site } = context;
  const typed = params.code ?? "";
  const opened = await openTag(site, typed, context.client.address);
  if (opened.state === "in-use" && isHumanVisit(request)) {
    // The scan is counted while the page is sent, so the finder does not wait for the disk.
    void countScan(site, opened.tag.id).catch(context.reportError);
  }
  const stops = await listNewestVisibleLocations(site, { limit: 3 });
  const retryAfter = "retryAfter" in opened ? opened.retryAfter : undefined;
  return data(
    {
      state: opened.state,
      code: "tag" in opened ? opened.tag.code : null,
      typed,
      when: retryAfter === undefined ? "" : retrySentence(retryAfter, context.language),
      // After the journey the toy goes home.
      wish: isJourneyOver(site) ? null : ((await listOpenWishes(site, context.language))[0] ?? null),
      stops: stops.map(({ city }) => city).reverse(),
      token: newToken(),
    },
    {
      status: answers[opened.state].status,
      // The browser keeps a form. Back after a failed sending then has the typed town, and the same token.
      headers: {
        "Cache-Control": opened.state === "in-use" ? "private, max-age=0" : "no-store",
        ...retryHeaders({ retryAfter }),
      },
    },
  );
}

/** Receives a sighting, and leads to its receipt. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    input: ({ fields }) => ({ token: fields.token || newToken(), city: fields.city ?? "" }),
    run: ({ site, params, context, language, fields, token }) => {
      const code = readTagCode(params.code ?? "");
      return recordSighting(site, { code, fields, token, language, from: context.client.address });
    },
    done: ({ receipt }) => ({ to: receipt, status: 303 }),
    again({ code }, { site, language, token, city }, sentence, { city: errors = [] }) {
      const title = wordsIn(language, site.publicSettings.productName).text.sighting.refused;
      return {
        shows: {
          notice: code === "unknown-tag" ? null : { title, text: sentence, failed: true },
          sighting: { token, city, errors },
        },
      };
    },
  });

/** The message of the toy to somebody who has scanned its tag, on one screen of a phone, or typed an unknown code. */
export default function OpenedTagPage() {
  const { state, code, typed, when, token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sighting = answer?.sighting ?? { token, city: "", errors: null };
  const { tagPage: text } = useWords().text;
  const { contactEmail } = usePublicSettings();
  return (
    <main className="finder" id="content">
      {answer?.notice ? <NoticeBanner notice={answer.notice} /> : null}
      <LanguageLinks />
      <div className="finder-tag">
        <div className="finder-head">
          <h1>{text[answers[state].title]}</h1>
          <CapybaraWaving />
        </div>
        {state === "in-use" ? <p>{text.who}</p> : null}
        {state === "retired" ? <p>{text.retired}</p> : null}
        {state === "too-many" ? <p>{fill(text.tooMany, { when })}</p> : null}
        {state === "unknown" ? (
          <>
            <p>{text.unknown}</p>
            <TagCodeForm typed={typed.slice(0, 40)} />
          </>
        ) : null}
        {code === null ? null : <OnTheWay />}
      </div>
      <JourneyOver />
      {code === null ? (
        <p>{text.anyway}</p>
      ) : (
        <section aria-labelledby="now">
          <h2 id="now">{text.nowTitle}</h2>
          <ol>
            {text.now.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <Link className="button finder-send" to={code === null ? "/submit" : `/submit?codice=${code}`}>
        {text.send}
      </Link>{" "}
      {state === "in-use" ? <SightingForm code={code ?? ""} {...sighting} /> : null}{" "}
      {state === "retired" ? <TagLater code={code ?? ""} /> : null}{" "}
      <nav className="finder-links">
        <Link to="/">{text.links.home}</Link> <Link to="/map">{text.links.map}</Link>{" "}
        <Link to="/blog">{text.links.blog}</Link> <Link to="/faq">{text.links.faq}</Link>{" "}
        <Link to="/privacy">{text.links.privacy}</Link>
      </nav>
      <p className="field-hint">
        {text.already} {contactEmail ? text.help : null} <MailLink address={contactEmail} />
      </p>
    </main>
  );
}

/** The latest stops of the toy, and its first open wish. */
function OnTheWay() {
  const { stops, wish } = useLoaderData<typeof loader>();
  const { tagPage: text } = useWords().text;
  return (
    <>
      {stops.length > 0 ? (
        <p>
          {text.stops} <strong>{stops.join(", ")}</strong>. {wish === null ? text.wish : null}
        </p>
      ) : (
        <p>{text.firstStop}</p>
      )}
      {wish === null ? null : (
        <p>
          {text.mine} <bdi lang={wish.lang}>{wish.text}</bdi>
        </p>
      )}
    </>
  );
}
