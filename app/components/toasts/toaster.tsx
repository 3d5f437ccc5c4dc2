import { Close, Description, Provider, Root, Title, Viewport } from "@radix-ui/react-toast";
import { useEffect } from "react";
import { useWords } from "~/components/languages/use-words";
import { UndoButton } from "~/components/forms/notice-banner";
import type { Notice } from "~/text/notice";

export interface ToasterProps {
  /** The notice to show. A new `number` means a new toast, which replaces the last toast. */
  shown: { notice: Notice; number: number } | null;
}

/** Shows one toast at a time, for 5 s, or 12 s with a button. A swipe of 50 px removes it; F8 moves the focus to it. */
export function Toaster({ shown }: ToasterProps) {
  const { toast } = useWords().text.layout;
  useEffect(() => {
    const focused = document.activeElement;
    const toast = document.querySelector(".toast");
    if (shown && focused && toast && isCovered(focused, toast)) focused.scrollIntoView({ block: "nearest" });
  }, [shown]);
  return (
    <Provider label={toast.one} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown ? (
        <Root
          key={shown.number}
          duration={shown.notice.undo ? 12_000 : undefined}
          className={shown.notice.failed ? "toast notice-error" : "toast notice-success"}
          type={shown.notice.failed ? "foreground" : "background"}
        >
          <Title className="toast-title">{shown.notice.title}</Title>
          <Description>{shown.notice.text}</Description>
          {shown.notice.outcome ? <p>{shown.notice.outcome}</p> : null}
          <UndoButton undo={shown.notice.undo} />
          <Close className="toast-close" aria-label={toast.close}>
            <span aria-hidden="true">×</span>
          </Close>
        </Root>
      ) : null}
      <Viewport className="toast-region" hotkey={["F8"]} label={toast.region} />
    </Provider>
  );
}

function isCovered(element: Element, by: Element): boolean {
  const [a, b] = [element.getBoundingClientRect(), by.getBoundingClientRect()];
  return a.bottom > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right;
}
