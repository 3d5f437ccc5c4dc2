/** Moves a story to the bin. */
export { action, loader } from "~/http/record-pages/to-bin.server";
export { default, clientAction, clientLoader, handle, shouldRevalidate } from "~/components/admin/bin-route";
