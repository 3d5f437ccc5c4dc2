import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { productNameIn } from "~/components/layout/page-meta";
import { styleSheets } from "~/components/layout/style-sheets";
import { useWords, wordsOf } from "~/components/languages/use-words";
import { answerWithdrawal, withdrawalPage } from "~/http/receipt/withdraw-story.server";
import type { RouteHandle } from "~/http/route-handle";
import receiptStyles from "~/styles/receipt.css";

export const links = styleSheets(receiptStyles);

export const handle: RouteHandle = { languages: true, secretAddress: true, body: {}, prefetch: false };

export const meta: MetaFunction = (args) => {
  const product = productNameIn(args);
  return [
    { title: `${wordsOf(args.matches).text.receipt.withdraw} · ${product}` },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "no-referrer" },
  ];
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const loader = withdrawalPage;

export const action = answerWithdrawal;

/** The question before a story is withdrawn. */
export default function Withdrawal() {
  const { path } = useLoaderData<typeof loader>();
  const text = useWords().text.receipt;
  const answer = useActionData<typeof action>();
  return (
    <main className="page page-narrow withdrawal" id="content">
      {answer ? <NoticeBanner notice={{ ...text.notices.withdrawFailed, failed: true }} /> : null}
      <h1 className="page-title">{text.withdrawTitle}</h1>
      <p className="page-lead">{text.withdrawQuestion}</p>
      <div className="prose">
        <p>{text.withdrawCopies}</p>
        <form className="button-row" method="post" action={`${path}/ritira`}>
          <button className="button button-danger">{text.withdrawConfirm}</button>
          <a className="button button-quiet" href={path}>
            {text.withdrawCancel}
          </a>
        </form>
      </div>
    </main>
  );
}
