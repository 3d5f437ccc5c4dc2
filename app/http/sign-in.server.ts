import type { ActionFunctionArgs } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { browserKind } from "~/domain/auth/browser-kind";
import { type SignInRefusal, type SignInWords, signIn } from "~/domain/auth/sign-in.server";
import { type Done, done } from "~/domain/result";
import { ownerNotice } from "~/text/owner/notices.server";
import type { ProblemCode } from "./answer/problem.server";
import { ownerSender, signInCookies } from "./session.server";

/** The login page's answer to a password or a code that was refused or cannot be checked now. */
export type SignInAnswer = ReturnType<typeof signInAnswer>;

/** Returns the login page's answer to a refusal. `sentence` says why the password or the code was refused. */
export function signInAnswer(
  { code, codePage = null }: { code: ProblemCode; codePage?: string | null },
  sentence: string,
  language: string,
) {
  const isAsked = code === "code-required";
  const isBeside = isAsked || ["not-a-form", "malformed", "password-missing", "code-wrong"].includes(code);
  const paused =
    code === "password-wrong"
      ? ownerNotice(language, "sign-in-failed")
      : ownerNotice(language, "sign-in-paused", { sentence });
  return { notice: isBeside ? null : paused, errors: isAsked ? [] : [sentence], codePage };
}

/** Reads what somebody typed to sign in from the fields of the login page. */
export function signInWordsIn(fields: Partial<Record<string, string>>): SignInWords {
  const { password = "", accessCode: code, accessPage: codePage } = fields;
  return { password, code, codePage };
}

type SignedIn = Done<{ token: string }> | SignInRefusal;
type Asked = Pick<ActionFunctionArgs, "request" | "context">;

/** Signs the owner in and returns the Set-Cookie values: the one way in, for the login page and the JSON call. */
export async function signInWithPassword({ request, context }: Asked, words: SignInWords) {
  const browser = browserKind(request.headers.get("User-Agent"));
  const sender = { ...(await ownerSender(context)), signal: context.client.gone, browser };
  const strategy = new FormStrategy<SignedIn>(({ form }) =>
    signIn(context.site, Object.fromEntries(form) as unknown as SignInWords, sender),
  );
  const given = Object.entries(words).filter(([, value]) => value !== undefined);
  const form = new Request(request.url, { method: "POST", body: new URLSearchParams(given) });
  const signedIn = await new Authenticator<SignedIn>().use(strategy).authenticate(strategy.name, form);
  return signedIn.ok ? done(await signInCookies(request, signedIn.value.token, context)) : signedIn;
}
