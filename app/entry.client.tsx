import { RemixBrowser } from "@remix-run/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadWords } from "~/components/languages/use-words";
import { tellPressedButtons } from "~/components/form-parts/pressed-buttons.client";
import { helpOldBrowsers } from "~/components/layout/page-guard/old-browsers";
import { PageGuard } from "~/components/layout/page-guard/page-guard";

helpOldBrowsers();
tellPressedButtons();
const guard = new PageGuard();

/** Remix, which tells the guard when React has taken over the page. */
function GuardedRemix() {
  useEffect(() => guard.hydrated(), []);
  return <RemixBrowser />;
}

void loadWords().then(() =>
  startTransition(() => {
    const root = hydrateRoot(document, <GuardedRemix />, { onRecoverableError: () => guard.failed() });
    guard.watch(() => root.unmount());
  }),
);
