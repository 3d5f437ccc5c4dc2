import { z } from "zod";
import { flag, mistake, optionalText, requiredText } from "~/domain/field-texts.server";
import { storyMaxLength } from "./story";

/** What a story must be to be accepted. */
export const storySchema = z.object({
  name: optionalText(100),
  city: optionalText(100),
  story: requiredText(storyMaxLength),
  consent: flag.refine((agreed) => agreed, mistake("not-agreed")).meta({ type: "boolean", const: true }),
});
