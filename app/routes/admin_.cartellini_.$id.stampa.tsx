import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownerWordsOf, useOwnerWords } from "~/components/languages/use-owner-words";
import { NotFound } from "~/components/layout/message-page";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { PrintTags } from "~/components/tags/print-page";
import { LuggageTag } from "~/components/tags/printed-tag";
import { printTag, printedAddress } from "~/domain/tags/print-tag.server";
import { findTag } from "~/domain/tags/tags.server";
import { listOpenWishes } from "~/domain/wishes/wishes-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import { fill } from "~/text/fill";
import styles from "~/styles/tags/print-luggage-tag.css";

export const handle: RouteHandle = {
  owner: true,
  panel: true,
  bare: true,
  prefetch: false,
  script: "/print.js",
};

export const links = styleSheets(styles);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { tagTitle, description } = ownerWordsOf(args).text.printedTags;
  return pageMeta(args, {
    title: fill(tagTitle, { name: args.data?.name ?? "" }),
    description,
    hidden: true,
  });
};

export async function loader({ request, params, context: { site, language } }: LoaderFunctionArgs) {
  const tag = await findTag(site, params.id ?? "");
  if (!tag) return data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const [wish = null] = await listOpenWishes(site, language);
  return data({ name: tag.name, printed: printTag(site, tag), wish, ...printedAddress(site, searchParams) });
}

/** The page that prints one luggage tag of 105 × 148 mm. */
export default function PrintTag() {
  const page = useLoaderData<typeof loader>();
  const text = useOwnerWords().text.printedTags;
  if (!page) return <NotFound />;
  const { name, printed, wish, ...address } = page;
  return (
    <PrintTags title={fill(text.tagTitle, { name })} steps={text.tagSteps} {...address}>
      {wish ? (
        <>
          <input type="checkbox" className="print-wish" id="print-wish" autoComplete="off" />
          <label htmlFor="print-wish">{text.printWish}</label>
        </>
      ) : null}
      {printed ? <LuggageTag {...printed} wish={wish} /> : null}
    </PrintTags>
  );
}
