import * as z from "zod";
import { type Done, type Refused, done } from "~/domain/result";

/** The JSON of a call without a result. */
export const successShape = z.object({ success: z.literal(true) }).meta({ examples: [{ success: true }] });

/** Converts the result of a command to `successShape`. A refusal stays a refusal. */
export function succeeded<Code extends string>(
  result: Done<unknown> | Refused<Code>,
): Done<z.infer<typeof successShape>> | Refused<Code> {
  return result.ok ? done({ success: true }) : result;
}
