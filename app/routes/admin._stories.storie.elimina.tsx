import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { NotMovedToBin } from "~/components/admin/not-moved-to-bin";
import { backToList, toBin } from "~/http/owner-form/to-bin.server";
import type { RouteHandle } from "~/http/route-handle";
import { notSentHandlers } from "~/components/admin/when-not-sent";

export const handle: RouteHandle = { owner: true };

export const loader = (args: LoaderFunctionArgs) => backToList("story", args);

/** Moves the ticked stories to the bin. */
export const action = (args: ActionFunctionArgs) => toBin("story", "stories-removed", args);

export const { clientAction, shouldRevalidate } = notSentHandlers("removal-failed");

/** Asks nothing, so that the notice of a lost connection can be shown over the list. */
export const clientLoader = () => null;

export default NotMovedToBin;
