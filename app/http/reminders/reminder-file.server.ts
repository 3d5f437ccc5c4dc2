import type { LoaderFunctionArgs } from "@remix-run/node";
import { newId } from "~/domain/new-id";
import { prefixOf, wordsIn } from "~/text/languages.server";

const hour = 60 * 60 * 1000;

/**
 * Returns a calendar file (RFC 5545) that reminds of the story form at this path: in three hours or, with `?fra=24`,
 * tomorrow at this time. `path` has no prefix of a language. Nothing is stored.
 */
export function reminderFile({ request, context }: LoaderFunctionArgs, path: string): Response {
  const { site, client, language } = context;
  const { publicUrl, productName } = site.publicSettings;
  const address = (publicUrl ?? client.origin) + prefixOf(language) + path;
  const title = wordsIn(language, productName).text.sighting.reminder;
  const now = site.now();
  const hours = new URL(request.url).searchParams.get("fra") === "24" ? 24 : 3;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Giramondo//Giramondo//IT",
    "BEGIN:VEVENT",
    `UID:${newId()}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(now.getTime() + hours * hour))}`,
    "DURATION:PT15M",
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(address)}`,
    `URL:${address}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT0S",
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return new Response(lines.map(folded).join(""), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="promemoria.ics"',
      "Cache-Control": "no-store",
    },
  });
}

const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\s+/g, " ");

/** Returns a line with its line breaks. A line of more than 75 bytes goes on in the next one, after a space. */
function folded(line: string): string {
  let [written, bytes] = ["", 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) [written, bytes] = [`${written}\r\n `, 1];
    written += character;
    bytes += size;
  }
  return `${written}\r\n`;
}
