import type { ActionFunctionArgs } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { browserKind } from "~/domain/auth/browser-kind";
import { type SignInRefusal, signIn } from "~/domain/auth/sign-in.server";
import { type Done, done } from "~/domain/result";
import { type OwnerNotice, notice } from "~/text/it/admin/notices/notices";
import type { ProblemCode } from "./answer/problem.server";
import { knownSession, signInCookies } from "./session.server";

/** The login page's answer to a password that was refused or cannot be checked now. */
export interface SignInAnswer {
  notice: OwnerNotice | null;
  errors: string[];
}

/** Returns the login page's answer to a refused password. `sentence` says why it was refused. */
export function signInAnswer(code: ProblemCode, sentence: string): SignInAnswer {
  const isUnsent = code === "malformed" || code === "password-missing";
  const paused =
    code === "password-wrong" ? notice("sign-in-failed") : notice("sign-in-paused", { sentence });
  return { notice: isUnsent ? null : paused, errors: [sentence] };
}

/** Signs the owner in and returns the Set-Cookie values. */
export async function signInWithPassword(
  asked: Asked,
  password: string,
): Promise<Done<string[]> | SignInRefusal> {
  const { request, context } = asked;
  const form = new Request(request.url, { method: "POST", body: new URLSearchParams({ password }) });
  const signedIn = await (await authenticator(asked)).authenticate(strategy, form);
  return signedIn.ok ? done(await signInCookies(request, signedIn.value.token, context)) : signedIn;
}

const strategy = "password";

type Asked = Pick<ActionFunctionArgs, "request" | "context">;
type SignedIn = Done<{ token: string }> | SignInRefusal;

/** Decides who is signed in. No other function does: the login page and the JSON call both use this strategy. */
async function authenticator({ request, context }: Asked): Promise<Authenticator<SignedIn>> {
  const { site, owner, client } = context;
  const browser = browserKind(request.headers.get("User-Agent"));
  const session = await knownSession(site, owner);
  const sender = { from: client.address, session, signal: request.signal };
  const verify = new FormStrategy<SignedIn>(async ({ form }) => {
    const password = form.get("password");
    return signIn(site, typeof password === "string" ? password : "", sender, browser);
  });
  return new Authenticator<SignedIn>().use(verify, strategy);
}
