import { Close, Description, Provider, Root, Title, Viewport } from "@radix-ui/react-toast";
import { useEffect, useState } from "react";
import { useWords } from "~/components/languages/use-words";
import { UndoButton } from "~/components/form-parts/notice-banner";
import type { Notice } from "~/text/notice";
import { keepClear } from "./keep-clear";

export interface ToasterProps {
  /** The notice to show. A new `number` means a new toast, which replaces the last toast. */
  shown: { notice: Notice; number: number } | null;
}

/**
 * Shows one toast at a time, until the next act or for 5 s; one with a button has no such limit. A swipe of 50 px
 * removes it; F8 moves the focus to it.
 */
export function Toaster({ shown }: ToasterProps) {
  const { toast: text } = useWords().text.layout;
  const [toast, setToast] = useState<HTMLElement | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  const number = shown?.number ?? null;
  useEffect(() => (toast ? keepClear(toast) : undefined), [toast]);
  useEffect(() => {
    if (!toast) return;
    const closeAtNextAct = ({ target }: Event) => {
      const act = target instanceof Element && target.closest("a[href], button");
      if (act && !toast.contains(act)) setClosed(number);
    };
    document.addEventListener("click", closeAtNextAct, { capture: true });
    return () => document.removeEventListener("click", closeAtNextAct, { capture: true });
  }, [toast, number]);
  return (
    <Provider label={text.one} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown ? (
        <Root
          key={shown.number}
          ref={setToast}
          open={closed !== number}
          onOpenChange={(open) => (open ? undefined : setClosed(number))}
          duration={shown.notice.undo ? Infinity : undefined}
          className={shown.notice.failed ? "toast notice-error" : "toast notice-success"}
          type={shown.notice.failed ? "foreground" : "background"}
        >
          <Title className="toast-title">{shown.notice.title}</Title>
          <Description>{shown.notice.text}</Description>
          {shown.notice.outcome ? <p>{shown.notice.outcome}</p> : null}
          <UndoButton undo={shown.notice.undo} />
          <Close className="toast-close" aria-label={text.close}>
            <span aria-hidden="true">×</span>
          </Close>
        </Root>
      ) : null}
      <Viewport className="toast-region" hotkey={["F8"]} label={text.region} />
    </Provider>
  );
}
