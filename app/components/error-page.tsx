import { errorText } from "~/text/not-found";
import { LostPage } from "./lost-page";

/** Something broke on our side; the links ask for whole new pages, in case it was this one's scripts. */
export function ErrorPage() {
  return (
    <LostPage title={errorText.title} help={errorText.help}>
      <a className="button" href="">
        {errorText.retry}
      </a>
      <a className="button button-quiet" href="/">
        {errorText.home}
      </a>
    </LostPage>
  );
}
