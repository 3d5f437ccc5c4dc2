import { type ReactNode, useCallback, useEffect, useState, type ComponentType } from "react";
import { NoticeBanner } from "~/components/forms/notice-banner";
import type { Notice } from "~/text/notice";
import { ShowNoticeContext } from "./use-notice";
import type { ToasterProps } from "./toaster";

interface NoticesProps {
  /** The notice of the last action, from the root's loader. */
  flash: Notice | null;
  children: ReactNode;
}

/**
 * Shows the notices of a page. A flash that came with the HTML is a banner at the top of the page. Later flashes, and
 * notices from `useNotice`, are toasts.
 */
export function Notices({ flash, children }: NoticesProps) {
  const [arrivedWith] = useState(flash);
  const [shown, setShown] = useState<{ notice: Notice; number: number } | null>(null);
  const say = useCallback(
    (notice: Notice) => setShown((last) => ({ notice, number: (last?.number ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    if (flash && flash !== arrivedWith) say(flash);
  }, [flash, arrivedWith, say]);
  const { Toaster, failed } = useLazyToaster(shown !== null);
  const banner = flash && flash === arrivedWith ? flash : failed ? shown?.notice : null;
  return (
    <ShowNoticeContext.Provider value={say}>
      {banner ? (
        <div className="page-notice">
          <NoticeBanner notice={banner} />
        </div>
      ) : null}
      {children}
      {Toaster ? <Toaster shown={shown} /> : null}
    </ShowNoticeContext.Provider>
  );
}

const signsOfLife = ["pointerdown", "keydown"] as const;

/**
 * Loads the toaster when somebody first touches the page or presses a key, or when there is a notice. So the first load
 * stays small, and the toaster is there when the connection fails later.
 */
function useLazyToaster(needed: boolean): {
  Toaster: ComponentType<ToasterProps> | null;
  failed: boolean;
} {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const touched = () => setAlive(true);
    for (const sign of signsOfLife) {
      document.addEventListener(sign, touched, { once: true, capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  const wanted = needed || alive;
  useEffect(() => {
    if (!wanted) return;
    import("./toaster").then(
      (module) => setToaster(() => module.Toaster),
      () => setFailed(true),
    );
  }, [wanted]);
  return { Toaster, failed };
}
