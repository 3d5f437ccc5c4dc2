import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { productNameIn } from "~/components/layout/page-meta";
import { answerWithdrawal, withdrawalPage } from "~/http/receipt/withdraw-story.server";
import type { RouteHandle } from "~/http/route-handle";
import { receiptText } from "~/text/it/receipt";

export const handle: RouteHandle = { secretAddress: true, body: {}, prefetch: false };

export const meta: MetaFunction = (args) => {
  const product = productNameIn(args);
  return [
    { title: `${receiptText(product).withdraw} · ${product}` },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "no-referrer" },
  ];
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const loader = withdrawalPage;

export const action = answerWithdrawal;

/** The question before a story is withdrawn. */
export default function Withdrawal() {
  const { path, product } = useLoaderData<typeof loader>();
  const text = receiptText(product);
  const answer = useActionData<typeof action>();
  return (
    <main className="page page-narrow" id="content">
      {answer ? <NoticeBanner notice={text.withdrawFailed} /> : null}
      <h1 className="page-title">{text.withdrawTitle}</h1>
      <p className="page-lead">{text.withdrawQuestion}</p>
      <p>{text.withdrawCopies}</p>
      <form className="button-row" method="post" action={`${path}/ritira`}>
        <button className="button button-danger">{text.withdrawConfirm}</button>
        <a className="button button-quiet" href={path}>
          {text.withdrawCancel}
        </a>
      </form>
    </main>
  );
}
