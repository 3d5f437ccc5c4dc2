import { adminRoute } from "./panel/admin-page";

export { PageNotice as default } from "./panel/admin-page";
export const handle = { owner: true };
export const { clientAction, shouldRevalidate } = adminRoute("removal-failed");

/** Asks nothing, so that the notice of a lost connection can be shown over the list. */
export const clientLoader = () => null;
