import { useSubmit } from "@remix-run/react";
import { subscribeToPush } from "~/browser/subscribe-to-push";
import { FormButton } from "~/components/admin/buttons";
import { useIsHydrated } from "~/components/use-is-hydrated";
import type { PushBrowser } from "~/domain/notifications/notification";
import { useOwnerWords } from "~/components/languages/use-owner-words";
import { browserName } from "~/text/owner/browser-name";
import { useState } from "react";

/** The browsers that get push messages, and the button that adds this browser. `pushKey`: base64url. */
export function PushBrowsers(props: { browsers: PushBrowser[]; pushKey: string; https: boolean }) {
  const { text: texts, dated, shortDate } = useOwnerWords();
  const text = texts.notifications;
  const { browsers, pushKey, https } = props;
  return (
    <section className="list-item" aria-labelledby="push-title">
      <h3 id="push-title">{text.push}</h3>
      {browsers.length > 0 ? (
        <ul className="push-browsers">
          {browsers.map(({ id, browser, createdAt }) => (
            <li key={id}>
              <span>
                {browserName(texts, browser)}{" "}
                <span className="button-note">{dated(text.since, { day: shortDate(createdAt) })}</span>
              </span>
              <FormButton
                action="/admin/avvisi"
                toTop
                name="browser"
                value={id}
                label={text.remove}
                aria-label={dated(text.removeNamed, {
                  browser: browserName(texts, browser),
                  day: shortDate(createdAt),
                })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {https ? <EnablePush pushKey={pushKey} /> : <p>{text.needsHttps}</p>}
    </section>
  );
}

type EnableState = "idle" | "enabling" | "unsupported" | "denied" | "notEnabled";

/** Subscribes this browser to push messages, and sends the subscription to the page's action. */
function EnablePush({ pushKey }: { pushKey: string }) {
  const text = useOwnerWords().text.notifications;
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<EnableState>("idle");
  const submit = useSubmit();
  const enable = async () => {
    if (state === "enabling") return;
    setState("enabling");
    const subscribed = await subscribeToPush(pushKey);
    setState(subscribed.ok ? "idle" : subscribed.code);
    if (subscribed.ok)
      submit({ subscription: subscribed.value }, { method: "post", action: "/admin/avvisi" });
  };
  if (!isHydrated) return <p>{text.needsScript}</p>;
  const isBusy = state === "enabling";
  return (
    <>
      <div className="button-row">
        <button
          className="button"
          type="button"
          onClick={() => void enable()}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? text.enabling : text.enable}
        </button>
      </div>
      <p className="button-note">{text.appleHint}</p>
      <p className="field-error" role="alert" hidden={state === "idle" || isBusy}>
        {state === "idle" || isBusy ? "" : text[state]}
      </p>
    </>
  );
}
