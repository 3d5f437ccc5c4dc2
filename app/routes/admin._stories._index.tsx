import type { RouteHandle } from "~/http/route-handle";

/** The login is sent to /admin. */
export const handle: RouteHandle = { body: { maxKilobytes: 4 } };

/** /admin itself: the list around it is the page. */
export default function AdminIndex() {
  return null;
}
