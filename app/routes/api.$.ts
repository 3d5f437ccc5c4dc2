import { refusalAnswer } from "~/http/api/json-answer.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { json: true };

/** Answers every other address under /api: the call does not exist, with any method. */
export const loader = () => refusalAnswer({ code: "unknown-call" });
export const action = loader;
