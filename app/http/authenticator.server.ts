import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { signIn } from "~/domain/auth/sign-in.server";
import type { Site } from "~/domain/site";

type SignedIn = Awaited<ReturnType<typeof signIn>>;

/** Reads the login form of /admin and signs the owner in; a wrong password is an answer like another. */
export async function signInWithForm(site: Site, request: Request): Promise<SignedIn> {
  const authenticator = new Authenticator<SignedIn>();
  authenticator.use(
    new FormStrategy(async ({ form }) => {
      const password = form.get("password");
      return signIn(site, typeof password === "string" ? password : "");
    }),
    "password",
  );
  return authenticator.authenticate("password", request);
}
