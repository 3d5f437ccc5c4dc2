import type { z } from "zod";
import type { ApiCallId } from "~/text/api";
import type { ProblemCode } from "~/text/problems";

/** One call of spec §7 as the OpenAPI document and the page /api describe it. */
export interface ApiCall {
  id: ApiCallId;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  forOwner?: boolean;
  /** Takes `?limit=` and `?before=`. */
  isList?: boolean;
  body?: {
    type: "multipart/form-data" | "application/json";
    schema: z.ZodType;
    example: Record<string, string | boolean>;
  };
  /** Everybody gets the same answer: it has an ETag, and 304 says that it is still the same. */
  isKept?: boolean;
  /** Sets or ends the session cookie. */
  setsCookie?: boolean;
  status: 200 | 201;
  answer: z.ZodType;
  /** Refusals of its own; those that follow from session, body or list are added. */
  refusals?: ProblemCode[];
  /** Takes photos, and may refuse them. */
  hasPhotos?: boolean;
}
