import * as z from "zod";
import { mistake, optionalText } from "~/domain/forms/field-schemas";
import { storyStates } from "./story";
import { longestSearch } from "./story-search";

/** Which received stories a client asks for: of one state, and with all words of a search. */
export const storyFilterSchema = z.object({
  state: z.enum(storyStates, mistake("unknown").error).optional(),
  q: optionalText(longestSearch).optional().meta({ type: "string", maxLength: longestSearch }),
});

/** The mark that the owner sets on a story. */
export const storyMarkSchema = z.object({ read: z.boolean(mistake("not-a-boolean").error) });
