import { useHref } from "@remix-run/react";
import { useWords } from "~/components/languages/use-words";
import type { ReceiptStory } from "~/domain/receipts/receipt";
import { fill } from "~/text/fill";

interface ReceiptStateProps {
  story: ReceiptStory;
}

/** The history of the story, in words and in order. */
export function ReceiptState({ story }: ReceiptStateProps) {
  const words = useWords();
  const diaryAddress = useHref("/blog");
  const { receipt: text } = words.text;
  const said = (moment: string) => ({ moment: words.dateAndTime(moment) });
  const { createdAt, correctedAt, state, blogPost, language } = story;
  return (
    <section aria-labelledby="state-title">
      <h2 id="state-title">{text.stateTitle}</h2>
      <ul className="receipt-steps">
        <li>{fill(text.arrived, said(createdAt))}</li>
        {correctedAt ? <li>{fill(text.corrected, said(correctedAt))}</li> : null}
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
    </section>
  );
}
