import { useHref } from "@remix-run/react";
import { useWords } from "~/components/languages/use-words";
import type { ReceiptRemains as Remains } from "~/domain/receipts/receipt";

interface ReceiptRemainsProps {
  /** The path of the receipt. */
  path: string;
  left: Remains;
}

/** The remains of a story that the owner of the site has deleted, with a link to withdraw them, too. */
export function ReceiptRemains({ path, left: { blogPost } }: ReceiptRemainsProps) {
  const text = useWords().text.receipt;
  const diaryAddress = useHref("/blog");
  return (
    <>
      {blogPost ? (
        <p className="receipt-left">
          {text.diary}{" "}
          <a href={`${diaryAddress}/${blogPost.id}`} lang="">
            {blogPost.title}
          </a>
        </p>
      ) : null}
      <a className="button button-quiet button-danger" href={`${path}/ritira`}>
        {text.withdrawLeft}
      </a>
    </>
  );
}
