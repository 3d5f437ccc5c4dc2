import { refusalAnswer } from "~/http/api/json-answer.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { json: true };

/** Answers every address under /api that no other route serves, with any method: the call does not exist. */
export const loader = () => refusalAnswer({ code: "unknown-call" });
export const action = loader;
