import { EmptyState } from "~/components/layout/empty-state";
import { stopText } from "~/text/it/map";

/** A stop that is hidden or was never there. */
export function StopMissing({ heading: Heading }: { heading: "h1" | "h2" }) {
  return (
    <>
      <Heading className="page-title" id="stop-title">
        {stopText.missingTitle}
      </Heading>
      <EmptyState title={stopText.missingText} />
    </>
  );
}
