import { useWords } from "~/components/languages/use-words";
import type { Sending } from "./use-sending";

/** The button that sends the story: it stays where it is and says what it would do, or is doing. */
export function SubmitButton({ sending }: { sending: Sending }) {
  const text = useWords().text.storyForm;
  const isBusy = sending.step === "preparing" || sending.step === "uploading";
  return (
    <button className="button" type="submit" aria-disabled={isBusy || undefined}>
      {isBusy ? text.pending : sending.step === "failed" ? text.retry : text.submit}
    </button>
  );
}
