import { z } from "zod";

/** The answer of a call that has nothing to tell but that it is done. */
export const successShape = z.object({ success: z.literal(true) }).meta({ examples: [{ success: true }] });
