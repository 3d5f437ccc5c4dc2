import type { RouteHandle } from "~/http/route-handle";

/** The login form posts to /admin. */
export const handle: RouteHandle = { body: { maxKilobytes: 4 } };

/** The page /admin itself. Its contents are in the list around it. */
export default function AdminIndex() {
  return null;
}
