import { z } from "zod";

/** A moment as clients read it: ISO-8601 UTC with milliseconds (design §3 "Contract"). */
export const moment = z.iso.datetime({ precision: 3 });

/** A day of the calendar as clients read it, `YYYY-MM-DD`. */
export const day = z.iso.date();
