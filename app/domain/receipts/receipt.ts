import type { OpenedReceipt } from "./open-receipt.server";

/** A story as its sender sees it, without what only the owner may see. */
export type ReceiptStory = Extract<OpenedReceipt, { state: "story" }>["story"];
