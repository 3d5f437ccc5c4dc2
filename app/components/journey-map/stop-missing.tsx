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
