import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { openTag } from "~/domain/tags/open-tag.server";
import { tagPath } from "~/domain/tags/tag-code";
import { reminderFile } from "~/http/reminders/reminder-file.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { languages: true, prefetch: false };

/** Returns a calendar file that reminds of the story form with this code. The page of the tag explains other codes. */
export async function loader(args: LoaderFunctionArgs) {
  const { site, client } = args.context;
  const typed = args.params.code ?? "";
  const opened = await openTag(site, typed, client.address);
  if (opened.state !== "in-use") throw redirect(tagPath(encodeURIComponent(typed)));
  return reminderFile(args, `/submit?codice=${opened.tag.code}`);
}
