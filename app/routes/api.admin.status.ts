import * as z from "zod";
import { done } from "~/domain/result";
import { jsonRoute } from "~/http/api/json-call.server";

/** Says whether the client is signed in. */
export const { calls, loader, action } = jsonRoute({
  id: "adminStatus",
  answer: z.object({ isAuthenticated: z.boolean() }).meta({ examples: [{ isAuthenticated: false }] }),
  run: async ({ context }) => done({ isAuthenticated: await context.owner.isSignedIn() }),
});
