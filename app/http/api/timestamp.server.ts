import * as z from "zod";

/** The JSON of a timestamp: ISO-8601 UTC with milliseconds. */
export const timestamp = z.iso.datetime({ precision: 3 });

/** The JSON of a calendar day: `YYYY-MM-DD`. */
export const day = z.iso.date();
