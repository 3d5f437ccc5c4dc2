import { refusalAnswer } from "~/http/api/json-answer.server";

/** Every other address under /api: there is no such call, whatever the method. */
export const loader = () => refusalAnswer({ code: "unknown-call" });
export const action = loader;
