import { useLocation } from "@remix-run/react";
import { EmptyState } from "~/components/layout/empty-state";
import { stopText } from "~/text/it/map";

/** A stop that could not be fetched; trying again loads its page anew. */
export function StopFailed() {
  const { pathname } = useLocation();
  return (
    <>
      <h2 className="page-title" id="stop-title">
        {stopText.failedTitle}
      </h2>
      <EmptyState title={stopText.failedText}>
        <a className="button" href={pathname}>
          {stopText.retry}
        </a>
      </EmptyState>
    </>
  );
}
