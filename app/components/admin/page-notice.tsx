import { type ReactNode, useEffect, useState } from "react";
import type { Notice } from "~/text/notice";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { useNotice } from "~/components/toasts/use-notice";
import { useIsHydrated } from "~/components/use-is-hydrated";

interface PageNoticeProps {
  notice: Notice | null;
  /** Shown by the banner in addition, such as an `ErrorSummary`. A toast does not show it. */
  children?: ReactNode;
}

/** A notice of the page. It is a banner when it came with the HTML, and a toast when it came later. */
export function PageNotice({ notice, children }: PageNoticeProps) {
  const inBrowser = useIsHydrated();
  const [arrivedWith] = useState(inBrowser ? null : notice);
  const say = useNotice();
  useEffect(() => {
    if (notice && notice !== arrivedWith) say(notice);
  }, [notice, arrivedWith, say]);
  if (!notice || notice !== arrivedWith) return null;
  return <NoticeBanner notice={notice}>{children}</NoticeBanner>;
}
