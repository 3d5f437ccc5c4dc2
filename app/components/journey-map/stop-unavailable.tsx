import { useHref, useLocation } from "@remix-run/react";
import { EmptyState } from "~/components/layout/empty-state";
import { useWords } from "~/components/languages/use-words";

/** A stop that is hidden or was never there. */
export function StopMissing({ heading: Heading }: { heading: "h1" | "h2" }) {
  const { stop: text } = useWords().text.map;
  return (
    <>
      <Heading className="page-title" id="stop-title">
        {text.missingTitle}
      </Heading>
      <EmptyState title={text.missingText} />
    </>
  );
}

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
