import { type ReactNode, useCallback, useEffect, useState } from "react";
import { NoticeBanner } from "~/components/forms/notice-banner";
import type { Notice } from "~/text/notice";
import { useLazyToaster } from "./use-lazy-toaster";
import { SayNotice } from "./use-notice";

interface NoticesProps {
  /** What the last act left to be said, from the root's loader. */
  flash: Notice | null;
  children: ReactNode;
}

/**
 * Says the notices of a page: the flash that came with the HTML on top of the page; in the browser
 * the flashes of later navigations and what pages say with `useNotice` as toasts.
 */
export function Notices({ flash, children }: NoticesProps) {
  const [arrivedWith] = useState(flash);
  const [said, setSaid] = useState<{ notice: Notice; number: number } | null>(null);
  const say = useCallback(
    (notice: Notice) => setSaid((last) => ({ notice, number: (last?.number ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    if (flash && flash !== arrivedWith) say(flash);
  }, [flash, arrivedWith, say]);
  const { Toaster, failed } = useLazyToaster(said !== null);
  const banner = flash && flash === arrivedWith ? flash : failed ? said?.notice : null;
  return (
    <SayNotice.Provider value={say}>
      {banner ? (
        <div className="page-notice">
          <NoticeBanner notice={banner} />
        </div>
      ) : null}
      {children}
      {Toaster ? <Toaster said={said} /> : null}
    </SayNotice.Provider>
  );
}
