import { notices } from "./notices/notices";
import { panelNotices } from "./notices/panel-notices";

/** What only the server says to the owner, in English. */
export const adminAnswers = { notices: { ...notices, ...panelNotices } };
