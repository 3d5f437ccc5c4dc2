import { useEffect } from "react";
import { shareButtons } from "~/browser/buttons";
import { useWords } from "~/components/languages/use-words";

/** The buttons that share this page and copy its address. `browser/buttons` shows them, on pages without React, too. */
export function ShareButtons({ title }: { title: string }) {
  const { share: text } = useWords().text.blogPost;
  useEffect(() => shareButtons(location.origin + location.pathname), []);
  const button = { className: "button button-quiet", type: "button", hidden: true } as const;
  return (
    <>
      <button {...button} id="share" data-title={title}>
        {text.share}
      </button>{" "}
      <button {...button} id="copy" data-copied={text.copied}>
        {text.copy}
      </button>
    </>
  );
}
