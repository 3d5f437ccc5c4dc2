import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownerWordsOf, useOwnerWords } from "~/components/languages/use-owner-words";
import { EmptyState } from "~/components/layout/empty-state";
import { pageMeta, styleSheets } from "~/components/layout/page-head";
import { PrintTags } from "~/components/tags/print-page";
import { SheetTag } from "~/components/tags/printed-tag";
import { printTag, printedAddress } from "~/domain/tags/print-tag.server";
import { listTags } from "~/domain/tags/tags.server";
import type { RouteHandle } from "~/http/route-handle";
import styles from "~/styles/tags/print-tag-sheet.css";

export const handle: RouteHandle = {
  owner: true,
  panel: true,
  bare: true,
  prefetch: false,
  script: "/print.js",
};

export const links = styleSheets(styles);

export const meta: MetaFunction = (args) => {
  const { sheetTitle: title, description } = ownerWordsOf(args).text.printedTags;
  return pageMeta(args, { title, description, hidden: true });
};

/** The number of tags on a sheet of A4. */
const perSheet = 10;

/** Returns the tags to print: a whole sheet of the tag in `?codice=`, or every tag in use once. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get("codice");
  const inUse = (await listTags(site)).filter(({ retired, code }) => !retired && (wanted ?? code) === code);
  const tags = wanted === null ? inUse : inUse.flatMap((tag) => Array.from({ length: perSheet }, () => tag));
  return {
    ...printedAddress(site, searchParams),
    code: wanted,
    tags: tags.flatMap((tag) => printTag(site, tag) ?? []),
  };
}

/** The page that prints tags on sheets of A4. */
export default function PrintSheet() {
  const text = useOwnerWords().text.printedTags;
  const { tags, ...page } = useLoaderData<typeof loader>();
  return (
    <PrintTags title={text.sheetTitle} steps={text.sheetSteps} {...page}>
      {tags.length === 0 ? (
        <EmptyState title={text.nothing} />
      ) : (
        <ul className="tag-sheet">
          {tags.map((tag, at) => (
            <SheetTag key={`${tag.code}-${at}`} {...tag} />
          ))}
        </ul>
      )}
    </PrintTags>
  );
}
