import type * as z from "zod";
import type { PushBrowser } from "~/domain/notifications/notification";
import { browserName } from "~/text/owner/browser-name";
import { ownerWordsIn } from "~/text/owner/languages.server";
import { exampled, shaped, text, timestamp } from "./shapes.server";

/** The JSON of a browser that gets push messages. */
export const browserShape = exampled({
  id: [text, "3c1f7be09a52d6e48b17"],
  browser: [text, "Chrome su Android"],
  createdAt: [timestamp, "2024-05-02T18:20:00.000Z"],
});

/** Converts a browser to JSON, with the kind of browser in words. */
export function browserJson(browser: PushBrowser): z.infer<typeof browserShape> {
  return shaped(browserShape, {
    ...browser,
    browser: browserName(ownerWordsIn("it", "").text, browser.browser),
  });
}
