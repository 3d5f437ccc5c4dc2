import { type ReactNode, useEffect, useState } from "react";
import type { Notice } from "~/text/notice";
import { NoticeBanner } from "~/components/forms/notice-banner";
import { useNotice } from "~/components/toasts/use-notice";
import { useIsHydrated } from "~/components/use-is-hydrated";

interface PageNoticeProps {
  notice: Notice | null;
  /** The contents of the banner alone, such as an `ErrorSummary`. */
  children?: ReactNode;
}

/** A notice of the page itself: a banner when it came with the HTML, a toast when it came later in the browser. */
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
