import type { ReceiptRemains as Remains } from "~/domain/receipts/receipt";
import type { receiptText } from "~/text/it/receipt";

interface ReceiptRemainsProps {
  /** The path of the receipt. */
  path: string;
  left: Remains;
  text: ReturnType<typeof receiptText>;
}

/** What the site still has of a story that its owner has deleted, and how to withdraw that, too. */
export function ReceiptRemains({ path, left: { blogPost }, text }: ReceiptRemainsProps) {
  return (
    <>
      {blogPost ? (
        <p className="receipt-left">
          {text.diary} <a href={`/blog/${blogPost.id}`}>{blogPost.title}</a>
        </p>
      ) : null}
      <a className="button button-quiet button-danger" href={`${path}/ritira`}>
        {text.withdrawLeft}
      </a>
    </>
  );
}
