import type { LoaderFunctionArgs } from "@remix-run/node";
import { dayMs, dayOf } from "~/domain/day";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { cache: {} };

/** The validity in days. The standard advises less than a year. */
const validDays = 180;

/** Says to whom a security problem can be reported (RFC 9116). 404 while the owner has set no contact address. */
export function loader({ context: { site } }: LoaderFunctionArgs) {
  const { contactEmail, publicUrl } = site.publicSettings;
  if (contactEmail === null) return new Response("", { status: 404 });
  const end = new Date(site.now().getTime() + validDays * dayMs);
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${dayOf(end)}T00:00:00.000Z`,
    "Preferred-Languages: it, en",
    ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
