import { useHref } from "@remix-run/react";
import { DocumentLink } from "~/components/layout/document-link";
import { useWords } from "~/components/languages/use-words";
import type { ReceiptStory } from "~/domain/receipts/receipt";
import { fill } from "~/text/fill";

interface ReceiptStateProps {
  /** The path of the receipt. */
  path: string;
  story: ReceiptStory;
}

/** The history of the story, in words and in order. */
export function ReceiptState({ path, story }: ReceiptStateProps) {
  const words = useWords();
  const diaryAddress = useHref("/blog");
  const { receipt: text } = words.text;
  const dated = (moment: string) => ({ moment: words.shortDate(moment) });
  const { createdAt, correctedAt, state, blogPost, language } = story;
  return (
    <section aria-labelledby="state-title">
      <h2 id="state-title">{text.stateTitle}</h2>
      <ul className="receipt-steps">
        <li>{fill(text.arrived, dated(createdAt))}</li>
        {correctedAt ? <li>{fill(text.corrected, dated(correctedAt))}</li> : null}
        <li>
          {blogPost ? (
            <>
              {text.diary}{" "}
              <a href={`${diaryAddress}/${blogPost.id}`} lang={language}>
                {blogPost.title}
              </a>
            </>
          ) : (
            text[state === "diary" ? "preparing" : state]
          )}
        </li>
      </ul>
      {blogPost ? null : (
        <p>
          <a href={`${path}/avvisami`}>{words.text.follow.offer}</a>
        </p>
      )}
      <p>
        <DocumentLink to="/segui">{words.text.follow.title}</DocumentLink>
      </p>
    </section>
  );
}
