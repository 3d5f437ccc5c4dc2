import { type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/layout/page-meta";
import { wordsOf } from "~/components/languages/use-words";
import { TagPage } from "~/components/tags/tag-page";
import { UnknownTag } from "~/components/tags/unknown-tag";
import { dayOf } from "~/domain/day";
import { journeyPhase } from "~/domain/journey/journey-phase";
import type { Site } from "~/domain/site";
import { listNewestVisibleLocations } from "~/domain/locations/journey/visible-locations-queries.server";
import { countScan } from "~/domain/tags/count-scan.server";
import { type OpenedTag, openTag } from "~/domain/tags/open-tag.server";
import { isScan } from "~/http/visits/is-scan.server";
import { retryHeaders, retrySentence } from "~/http/answer/problem.server";
import type { RouteHandle } from "~/http/route-handle";
import { styleSheets } from "~/components/layout/style-sheets";
import formStyles from "~/styles/forms/form-pages.css";
import tagStyles from "~/styles/tags/tag-page.css";

export const handle: RouteHandle = { languages: true, negotiates: true, bare: true, prefetch: false };

export const links = styleSheets(formStyles, tagStyles);

const titles = {
  "in-use": "title",
  retired: "retiredTitle",
  unknown: "unknownTitle",
  "too-many": "tooManyTitle",
} as const;

export const meta: MetaFunction<typeof loader> = (args) => {
  const text = wordsOf(args.matches).text.tagPage;
  const title = text[titles[args.data?.state ?? "unknown"]];
  return pageMeta(args, { title, description: text.description, hidden: true });
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

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
  if (opened.state === "in-use" && isScan(request)) {
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
    },
    {
      status: statuses[opened.state],
      headers: { "Cache-Control": "no-store", ...retryHeaders({ retryAfter }) },
    },
  );
}

/** Returns the last day of a finished journey, and the contact address. Null while the journey goes on. */
function overOn({ facts, now }: Site) {
  const { journeyEnd: end, contactEmail: email } = facts;
  return end !== null && journeyPhase(facts, dayOf(now())) === "over" ? { end, email } : null;
}

/** The page that a finder sees after scanning a tag or typing its code. */
export default function OpenedTagPage() {
  const { state, code, typed, when, stops, over } = useLoaderData<typeof loader>();
  if (code === null)
    return <UnknownTag typed={typed} when={state === "too-many" ? when : null} over={over} />;
  return <TagPage code={code} retired={state === "retired"} stops={stops} over={over} />;
}
