import { Close, Description, Provider, Root, Title, Viewport } from "@radix-ui/react-toast";
import { useEffect } from "react";
import type { Notice } from "~/text/it/admin/notices";
import { toastText } from "~/text/it/layout";

export interface ToasterProps {
  /** The notice to show, numbered: a new number takes the place of the toast before it. */
  said: { notice: Notice; number: number } | null;
}

/** Shows one toast at a time for 5 s; a swipe of 50 px to the right sends it away, F8 leads there. */
export function Toaster({ said }: ToasterProps) {
  useEffect(() => {
    const focused = document.activeElement;
    const toast = document.querySelector(".toast");
    if (said && focused && toast && isCovered(focused, toast)) focused.scrollIntoView({ block: "nearest" });
  }, [said]);
  return (
    <Provider label={toastText.one} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {said ? (
        <Root
          key={said.number}
          className={said.notice.failed ? "toast notice-error" : "toast notice-success"}
          type={said.notice.failed ? "foreground" : "background"}
        >
          <Title className="toast-title">{said.notice.title}</Title>
          <Description>{said.notice.text}</Description>
          <Close className="toast-close" aria-label={toastText.close}>
            <span aria-hidden="true">×</span>
          </Close>
        </Root>
      ) : null}
      <Viewport className="toast-region" hotkey={["F8"]} label={toastText.region} />
    </Provider>
  );
}

function isCovered(element: Element, by: Element): boolean {
  const [a, b] = [element.getBoundingClientRect(), by.getBoundingClientRect()];
  return a.bottom > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right;
}
