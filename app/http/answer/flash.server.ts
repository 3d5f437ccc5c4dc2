import { createCookie } from "@remix-run/node";
import * as z from "zod";
import { type NoticeCode, type OwnerNotice, isNoticeCode, notice } from "~/text/it/admin/notices/notices";

const cookie = createCookie("avviso", { path: "/", httpOnly: true, sameSite: "lax", maxAge: 300 });
const carried = z.object({
  code: z.string().refine(isNoticeCode),
  details: z.record(z.string(), z.string()),
});

/** Returns the Set-Cookie value of a notice for the next page. */
export function flash(code: NoticeCode, details: Record<string, string> = {}): Promise<string> {
  return cookie.serialize({ code, details });
}

/** Returns the notice in the request's cookie, and the Set-Cookie value that deletes it. Null without a notice. */
export async function takeFlash(
  request: Request,
  product: string,
): Promise<{ notice: OwnerNotice; setCookie: string } | null> {
  const parsed = carried.safeParse(await cookie.parse(request.headers.get("Cookie")));
  if (!parsed.success) return null;
  return {
    notice: notice(parsed.data.code, { product, ...parsed.data.details }),
    setCookie: await cookie.serialize("", { maxAge: 0 }),
  };
}
