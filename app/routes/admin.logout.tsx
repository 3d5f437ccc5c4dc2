import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { done } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import { signOut } from "~/http/session.server";

export function loader() {
  return redirect("/admin");
}

/** Ends the owner's session. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    isButton: true,
    run: async ({ request, context }) => done(await signOut(request, context)),
    done: (cookies) => ({ notice: "signed-out", cookies }),
    failed: "update-failed",
    list: "/admin",
  });
