import { useEffect, useState } from "react";
import type { Notice } from "~/text/notices";
import { NoticeBanner } from "~/components/notice-banner";
import { useNotice } from "~/components/toasts/use-notice";
import { useInBrowser } from "~/components/use-in-browser";

/** What a page has to say itself: on top of it when it came with the HTML, later in the browser as a toast. */
export function PageNotice({ notice }: { notice: Notice | null }) {
  const inBrowser = useInBrowser();
  const [arrivedWith] = useState(inBrowser ? null : notice);
  const say = useNotice();
  useEffect(() => {
    if (notice && notice !== arrivedWith) say(notice);
  }, [notice, arrivedWith, say]);
  return notice && notice === arrivedWith ? <NoticeBanner notice={notice} /> : null;
}
