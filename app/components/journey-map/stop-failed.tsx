import { useHref, useLocation } from "@remix-run/react";
import { EmptyState } from "~/components/layout/empty-state";
import { useWords } from "~/components/languages/use-words";

/** A stop that could not be fetched; trying again loads its page anew. */
export function StopFailed() {
  const address = useHref(useLocation());
  const { stop: text } = useWords().text.map;
  return (
    <>
      <h2 className="page-title" id="stop-title">
        {text.failedTitle}
      </h2>
      <EmptyState title={text.failedText}>
        <a className="button" href={address}>
          {text.retry}
        </a>
      </EmptyState>
    </>
  );
}
