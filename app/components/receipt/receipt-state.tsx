import type { ReceiptStory } from "~/domain/receipts/receipt";
import type { receiptText } from "~/text/it/receipt";

interface ReceiptStateProps {
  story: ReceiptStory;
  text: ReturnType<typeof receiptText>;
}

/** What became of the story, in words, in the order in which it happened. */
export function ReceiptState({ story, text }: ReceiptStateProps) {
  const { createdAt, correctedAt, state, blogPost } = story;
  return (
    <section aria-labelledby="state-title">
      <h2 id="state-title">{text.stateTitle}</h2>
      <ul className="receipt-steps">
        <li>{text.arrived(createdAt)}</li>
        {correctedAt ? <li>{text.corrected(correctedAt)}</li> : null}
        <li>
          {blogPost ? (
            <>
              {text.diary} <a href={`/blog/${blogPost.id}`}>{blogPost.title}</a>
            </>
          ) : (
            text[state === "diary" ? "preparing" : state]
          )}
        </li>
      </ul>
    </section>
  );
}
