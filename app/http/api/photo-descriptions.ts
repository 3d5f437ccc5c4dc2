import * as z from "zod";
import { longestDescription } from "~/domain/photos/photo";

/** What can be seen on the photos of a record, in the order that they will have. "" for a photo without words. */
export const photoDescriptions = z.array(z.string().max(longestDescription)).optional();
