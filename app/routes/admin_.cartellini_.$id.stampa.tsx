import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NotFound } from "~/components/layout/not-found";
import { pageMeta } from "~/components/layout/page-meta";
import { AddressMissing } from "~/components/tags/address-missing";
import { PrintPage } from "~/components/tags/print-page";
import { LuggageTag } from "~/components/tags/printed-tag";
import { printTag } from "~/domain/tags/print-tag.server";
import { findTag } from "~/domain/tags/tags-queries.server";
import type { RouteHandle } from "~/http/route-handle";
import { requireOwner } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";
import { printText as text } from "~/text/it/admin/tags";
import { styleSheets } from "~/components/layout/style-sheets";
import styles from "~/styles/tags/print-luggage-tag.css";

export const handle: RouteHandle = { bare: true, prefetch: false };

export const links = styleSheets(styles);

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: text.tagTitle(args.data?.name ?? ""),
    description: text.description,
    hidden: true,
  });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = await siteOf(context);
  await requireOwner(site, request);
  const tag = await findTag(site, params.id ?? "");
  if (!tag) return data(null, { status: 404 });
  return data({ name: tag.name, printed: printTag(site, tag) });
}

/** One luggage tag of 105 × 148 mm to print. */
export default function PrintTag() {
  const page = useLoaderData<typeof loader>();
  if (!page) return <NotFound />;
  return (
    <PrintPage title={text.tagTitle(page.name)} steps={text.tagSteps}>
      {page.printed ? <LuggageTag {...page.printed} /> : <AddressMissing />}
    </PrintPage>
  );
}
