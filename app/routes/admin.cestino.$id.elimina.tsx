import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RemovalConfirmation } from "~/components/admin/removal-confirmation";
import { notSentHandlers } from "~/components/admin/when-not-sent";
import { countBin, findInBin } from "~/domain/bin/bin-queries.server";
import { emptyBin, removeFromBin } from "~/domain/bin/empty-bin.server";
import { type Result, ignoreRefusal } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { binText as text } from "~/text/it/admin/bin";

export const handle: RouteHandle = { owner: true };

const everything = "tutto";

export async function loader({ params: { id = "" }, context: { site } }: LoaderFunctionArgs) {
  if (id === everything) {
    const total = await countBin(site);
    return data({ question: total > 0 ? text.questionAll(total) : null }, { status: 200 });
  }
  const item = await findInBin(site, id);
  return data({ question: item && text.question(item) }, { status: item ? 200 : 404 });
}

export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    async run({ site }): Promise<Result<unknown, never>> {
      const { id = "" } = args.params;
      return id === everything ? emptyBin(site) : ignoreRefusal(await removeFromBin(site, id), "not-in-bin");
    },
    done: () => ({
      to: "/admin/cestino",
      notice: args.params.id === everything ? "bin-emptied" : "bin-removed",
    }),
    failed: "removal-failed",
    list: "/admin/cestino",
  });

export const { clientAction, shouldRevalidate } = notSentHandlers("removal-failed");

/** The question before something in the bin, or all of it, is deleted for good. */
export default function RemoveFromBin() {
  const { question } = useLoaderData<typeof loader>();
  return (
    <RemovalConfirmation
      question={question}
      explanation={question ? text.questionText : text.gone}
      list="/admin/cestino"
    />
  );
}
