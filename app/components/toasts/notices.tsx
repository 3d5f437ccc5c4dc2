import {
  type ComponentType,
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
} from "react";
import { NoticeBanner } from "~/components/form-parts/notice-banner";
import { useIsHydrated } from "~/components/use-is-hydrated";
import type { Notice } from "~/text/notice";
import type { ToasterProps } from "./toaster";

type ShowNotice = (notice: Notice) => void;
const ShowNoticeContext = createContext<ShowNotice>(() => undefined);

/** Returns a function that shows a notice as a toast on hydrated pages. A new toast replaces the last toast. */
export const useNotice = () => useContext(ShowNoticeContext);

/** Returns the notice for a banner when it came with the HTML. Otherwise `say` shows it. */
export function useBanner(notice: Notice | null, say: ShowNotice): Notice | null {
  const inBrowser = useIsHydrated();
  const [arrivedWith] = useState(inBrowser ? null : notice);
  useEffect(() => {
    if (notice && notice !== arrivedWith) say(notice);
  }, [notice, arrivedWith, say]);
  return notice === arrivedWith ? notice : null;
}

/** Shows the notices of a page: a flash that came with the HTML as a banner, all others as toasts. */
export function Notices({ flash, children }: { flash: Notice | null; children: ReactNode }) {
  const [shown, setShown] = useState<ToasterProps["shown"]>(null);
  const say = useCallback<ShowNotice>(
    (notice) => setShown((last) => ({ notice, number: (last?.number ?? 0) + 1 })),
    [],
  );
  const arrived = useBanner(flash, say);
  const { Toaster, failed } = useLazyToaster(shown !== null);
  const banner = arrived ?? (failed ? shown?.notice : null);
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

/** Loads the toaster at the first touch or key, or for a notice: the first load stays small, it is there offline. */
function useLazyToaster(needed: boolean) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const touched = () => setAlive(true);
    for (const sign of ["pointerdown", "keydown"]) {
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
