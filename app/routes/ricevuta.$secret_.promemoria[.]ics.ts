import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { receiptOf } from "~/http/receipt/receipt-page.server";
import { reminderFile } from "~/http/reminders/reminder-file.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, secretAddress: true, prefetch: false };

/** Returns a calendar file that reminds of the story form of a sighting. The receipt explains everything else. */
export async function loader(args: LoaderFunctionArgs) {
  const { opened, path } = await receiptOf(args);
  if (opened.state !== "sighting") throw redirect(path);
  return reminderFile(args, `${path}/storia`);
}
