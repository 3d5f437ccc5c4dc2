import { useEffect, useState } from "react";
import { useWords } from "~/components/languages/use-words";

/** The buttons that share this page and copy its address. Without React, `browser/buttons` acts. */
export function ShareButtons({ title }: { title: string }) {
  const { share: text } = useWords().text.blogPost;
  const [can, setCan] = useState({ share: false, copy: false });
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setCan({ share: "share" in navigator, copy: "clipboard" in navigator }), []);
  const address = () => location.origin + location.pathname;
  // Sharing also fails when the visitor closes the list of apps. That is no error.
  const share = () => navigator.share({ title, url: address() }).catch(() => undefined);
  const copy = () => navigator.clipboard.writeText(address()).then(() => setCopied(true));
  const button = { className: "button button-quiet", type: "button" } as const;
  return (
    <>
      <button {...button} id="share" data-title={title} hidden={!can.share} onClick={() => void share()}>
        {text.share}
      </button>
      <button {...button} id="copy" data-copied={text.copied} hidden={!can.copy} onClick={() => void copy()}>
        {isCopied ? text.copied : text.copy}
      </button>
    </>
  );
}
