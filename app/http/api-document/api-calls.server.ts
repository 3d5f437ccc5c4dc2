import type { ApiCall } from "./api-call.server";
import { blogPostCalls } from "./blog-post-calls.server";
import { locationCalls } from "./location-calls.server";
import { publicCalls } from "./public-calls.server";
import { sessionCalls } from "./session-calls.server";
import { storyCalls } from "./story-calls.server";

/** All eighteen calls of spec §7; `product` is the toy's name. */
export function apiCalls(product: string): ApiCall[] {
  return [...publicCalls(product), ...sessionCalls, ...storyCalls, ...blogPostCalls, ...locationCalls];
}
