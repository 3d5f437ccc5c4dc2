import { useEffect, useRef } from "react";
import { useWords } from "~/components/languages/use-words";
import type { Sending } from "./use-sending";

interface SendingStatusProps {
  sending: Sending;
  onSendPlainly(): void;
}

/** The progress of sending, or why it failed. It stands under the button, which must not move under a finger. */
export function SendingStatus({ sending, onSendPlainly }: SendingStatusProps) {
  const text = useWords().text.storyForm;
  const share = sending.step === "uploading" ? sending.share : 0;
  const isUnderWay = sending.step === "preparing" || sending.step === "uploading";
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending.step === "idle") return;
    // Scrolling moves the button. Without this delay, the second tap of a double tap would miss it.
    const afterTaps = setTimeout(() => line.current?.scrollIntoView({ block: "nearest" }), 500);
    return () => clearTimeout(afterTaps);
  }, [sending.step]);
  return (
    <div className="form-status" ref={line}>
      <div role="status">
        {sending.step === "preparing" ? <p>{text.preparing}</p> : null}
        {sending.step === "uploading" ? <p>{share < 1 ? text.uploading : text.arriving}</p> : null}
      </div>
      {isUnderWay ? <progress aria-label={text.progress} max={1} value={share} /> : null}
      {sending.step === "failed" ? (
        <div className="notice notice-error" role="alert">
          <p className="notice-title">{text.notSentTitle}</p>
          <p>
            {text.stillHere} {sending.sentence}
          </p>
          {sending.plain ? (
            <button type="button" className="button button-quiet" onClick={onSendPlainly}>
              {text.sendPlainly}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
