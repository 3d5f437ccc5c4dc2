import { type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { wordsOf } from "~/components/languages/use-words";
import { TagPage, tagPageTitles } from "~/components/tags/tag-page";
import { dayOf } from "~/domain/day";
import { journeyPhase } from "~/domain/journey/journey-numbers";
import { newToken } from "~/domain/new-id";
import { recordSighting } from "~/domain/sightings/sightings.server";
import type { Site } from "~/domain/site";
import { listNewestVisibleLocations } from "~/domain/locations/journey/visible-locations-queries.server";
import { type OpenedTag, countScan, openTag } from "~/domain/tags/open-tag.server";
import { isHumanVisit } from "~/http/visits/is-human-visit.server";
import { readTagCode } from "~/domain/tags/tag-code";
import { pageAction } from "~/http/answer/page-action.server";
import { retryHeaders, retrySentence } from "~/http/answer/problem.server";
import type { RouteHandle } from "~/http/route-handle";
import formStyles from "~/styles/forms/form-pages.css";
import tagStyles from "~/styles/tags/tag-page.css";
import { wordsIn } from "~/text/languages.server";

export const handle: RouteHandle = {
  languages: true,
  negotiates: true,
  bare: true,
  prefetch: false,
  body: { maxKilobytes: 4 },
};

export const links = styleSheets(formStyles, tagStyles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const text = wordsOf(args.matches).text.tagPage;
  const title = text[tagPageTitles[args.data?.state ?? "unknown"]];
  return pageMeta(args, { title, description: text.description, hidden: true });
};

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

const statuses: Record<OpenedTag["state"], number> = {
  "in-use": 200,
  retired: 410,
  unknown: 404,
  "too-many": 429,
};

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
      stops: stops.map(({ city }) => city).reverse(),
      over: overOn(site),
      token: newToken(),
    },
    {
      status: statuses[opened.state],
      // The browser keeps a form. Back after a failed sending then has the typed town, and the same token.
      headers: {
        "Cache-Control": opened.state === "in-use" ? "private, max-age=0" : "no-store",
        ...retryHeaders({ retryAfter }),
      },
    },
  );
}

/** Receives a sighting, and leads to its receipt. */
export const action = pageAction({
  refusesUnread: true,
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

/** Returns the last day of a finished journey, and the contact address. Null while the journey goes on. */
function overOn({ publicSettings, now }: Site) {
  const { journeyEnd: end, contactEmail: email } = publicSettings;
  return end !== null && journeyPhase(publicSettings, dayOf(now())) === "over" ? { end, email } : null;
}

/** The page that a finder sees after scanning a tag or typing its code. */
export default function OpenedTagPage() {
  const { token, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <TagPage
      {...page}
      sighting={answer?.sighting ?? { token, city: "", errors: null }}
      notice={answer?.notice ?? null}
    />
  );
}
