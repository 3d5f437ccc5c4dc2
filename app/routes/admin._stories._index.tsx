import type { RouteHandle } from "~/http/route-handle";

/** The login form posts to /admin, so a small body is enough. */
export const handle: RouteHandle = { body: { maxKilobytes: 4 } };

/** The page /admin. It is empty, because its parent route shows the list of stories. */
export default function AdminIndex() {
  return null;
}
