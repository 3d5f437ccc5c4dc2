import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { flash } from "~/http/flash.server";
import { signOut } from "~/http/session.server";
import { siteOf } from "~/http/site-of.server";

export function loader() {
  return redirect("/admin");
}

/** Ends the owner's session. */
export async function action({ request, context }: ActionFunctionArgs) {
  const site = await siteOf(context);
  const headers = new Headers();
  for (const cookie of await signOut(site, request, context)) headers.append("Set-Cookie", cookie);
  headers.append("Set-Cookie", await flash("signed-out"));
  return redirect("/admin", { headers });
}
