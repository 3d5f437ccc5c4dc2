import { DocumentLink } from "~/components/layout/links";
import { useWords } from "~/components/languages/use-words";

/** The link by which a phone's home screen starts with this page. */
export const followManifest = { rel: "manifest", href: "/site.webmanifest?segui=1" };

interface FollowInBrowserProps {
  /** The address that receives the form. */
  action: string;
  /** The site's public key for push messages, base64url. */
  pushKey: string;
  /** True when the page was opened over https. */
  https: boolean;
  /** The sentence about the messages that will come. */
  promise: string;
}

/** The form by which this browser begins or stops to get messages. The page's script shows it where it works. */
export function FollowInBrowser({ action, pushKey, https, promise }: FollowInBrowserProps) {
  const { follow: text, layout } = useWords().text;
  return (
    <>
      <p>{promise}</p>
      <p id="follow-needs">{text.needs}</p>
      {https ? (
        <form
          className="form"
          method="post"
          action={action}
          data-key={pushKey}
          data-denied={text.denied}
          data-failed={text.notEnabled}
          hidden
        >
          <input type="hidden" name="act" />
          <input type="hidden" name="subscription" />
          <div className="button-row">
            <button type="button" className="button">
              {text.start}
            </button>{" "}
            <button type="button" className="button button-quiet" hidden>
              {text.stop}
            </button>
          </div>
          <p role="alert" />
        </form>
      ) : null}
      <p>{text.iphone}</p>
      <p>
        {text.stored} <DocumentLink to="/privacy">{layout.footer.privacy}</DocumentLink>
      </p>
    </>
  );
}
