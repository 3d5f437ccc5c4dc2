import { z } from "zod";
import { signInSchema } from "~/domain/auth/sign-in-schema.server";
import type { ApiCall } from "./api-call.server";
import { successShape } from "./success-shape.server";

/** The calls about the owner's session (spec §7). */
export const sessionCalls: ApiCall[] = [
  {
    id: "adminStatus",
    method: "GET",
    path: "/api/admin/status",
    status: 200,
    answer: z.object({ isAuthenticated: z.boolean() }).meta({ examples: [{ isAuthenticated: false }] }),
  },
  {
    id: "adminLogin",
    method: "POST",
    path: "/api/admin/login",
    body: { type: "application/json", schema: signInSchema, example: { password: "la password" } },
    setsCookie: true,
    status: 200,
    answer: successShape,
    refusals: ["password-missing", "password-wrong", "too-many-passwords"],
  },
  {
    id: "adminLogout",
    method: "POST",
    path: "/api/admin/logout",
    setsCookie: true,
    status: 200,
    answer: successShape,
  },
];
