import { z } from "zod";
import { type Done, type Refused, done } from "~/domain/result";

/** The answer of a call that has nothing to tell but that it is done. */
export const successShape = z.object({ success: z.literal(true) }).meta({ examples: [{ success: true }] });

/** That answer, or the refusal. */
export function succeeded<Code extends string>(
  result: Done<unknown> | Refused<Code>,
): Done<z.infer<typeof successShape>> | Refused<Code> {
  return result.ok ? done({ success: true }) : result;
}
