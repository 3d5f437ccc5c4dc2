import { refusalAnswer } from "~/http/api/json-answer.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { json: true };

/** Every other address under /api: there is no such call, whatever the method. */
export const loader = () => refusalAnswer({ code: "unknown-call" });
export const action = loader;
