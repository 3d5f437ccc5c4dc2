import { messages, refusedBackup } from "./notifications/notification-messages";
import { notices } from "./notices/notices";
import { panelNotices } from "./notices/panel-notices";
import { correctedPlace } from "./places/corrected-place";
import { promoted } from "./promoted";
import { storyArchive } from "./received/story-archive";
import { notStored, ownerProblems } from "./problems";

/** The sentences that only the server says to the owner, in Italian; every other language of the owner's has the same. */
export const adminAnswers = {
  notices: { ...notices, ...panelNotices },
  problems: ownerProblems,
  notStored,
  correctedPlace,
  promoted,
  messages,
  refusedBackup,
  storyArchive,
};
