import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { maxPhotos } from "~/domain/blog-posts/blog-post";
import { storeDraft } from "~/domain/photos/drafts/keep-in-draft.server";
import { done } from "~/domain/result";
import { pageAction } from "~/http/answer/page-action.server";
import { lostParts, endedSessionResponse } from "~/http/input/read-form.server";
import { problemAnswer, retryHeaders } from "~/http/answer/problem.server";
import type { RouteHandle } from "~/http/route-handle";
import { loginAddress, returnAddress } from "~/http/session.server";
import { signInAnswer, signInWithPassword, signInWordsIn } from "~/http/sign-in.server";

/** The login page may send as many words as a form without photos. Only browsers with a known session may send them. */
export const handle: RouteHandle = { body: { from: "owner", maxKilobytes: 256 } };

/** Leads on after a login. When its cookie has not come back, the frame around this page shows the login and says so. */
export async function loader({ request, context: { owner } }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("ritorno");
  if (wanted !== null && (await owner.tokens()).length === 0) return null;
  throw redirect(returnAddress(wanted));
}

const welcome = { photos: "signed-in-without-photos", secrets: "signed-in-without-secrets" } as const;

/** Signs in from a login page that carries a form (`ritorno`: its page, `perso`: what was lost), to a draft of it. */
export const action = (args: ActionFunctionArgs) =>
  pageAction(args, {
    input({ request, upload }) {
      const { searchParams } = new URL(request.url);
      const { password: _, accessCode: __, accessPage: ___, ...typed } = upload.typed;
      const lost = lostParts.find((part) => part === searchParams.get("perso")) ?? null;
      const address = returnAddress(searchParams.get("ritorno"));
      return { address, lost, typed, words: signInWordsIn(upload.fields) };
    },
    async run({ site, request, context, typed, words }) {
      const signedIn = await signInWithPassword({ request, context }, words);
      if (!signedIn.ok) return signedIn;
      const form = { draftId: typed.draft?.[0] ?? null, removed: typed.remove ?? [] };
      const draft = await storeDraft(site, form, [], { max: maxPhotos, typed });
      return done({ cookies: signedIn.value, draftId: draft?.id ?? "" });
    },
    done({ cookies, draftId }, { address, lost, request }) {
      const back = new URL(address, request.url);
      back.searchParams.set("draft", draftId);
      return { to: back.pathname + back.search, notice: lost ? welcome[lost] : "signed-in", cookies };
    },
    again(refusal, { language, address, lost, typed, unread }, sentence) {
      if (unread) return { to: loginAddress(address) };
      const answer = signInAnswer(refusal, sentence, language);
      const { status } = problemAnswer(refusal.code);
      const headers = retryHeaders("retryAfter" in refusal ? refusal : {});
      throw endedSessionResponse({ address, typed, lost }, { status, headers, ...answer });
    },
  });

/** This page shows nothing: every answer is a redirect, or the login page in the frame around it. */
export default function SignIn() {
  return null;
}
