import type { ApiRow } from "./api-row";
import { binRows } from "./bin-rows";
import { reportRows } from "./report-rows";
import { blogPostRows } from "./blog-post-rows";
import { createBlogPostRows } from "./create-blog-post-rows";
import { everyCallRows } from "./every-call-rows";
import { editRows } from "./edit-rows";
import { extractGpsRows } from "./extract-gps-rows";
import { locationRows } from "./location-rows";
import { createLocationRows } from "./create-location-rows";
import { photoEditRows } from "./photo-edit-rows";
import { notificationRows } from "./notification-rows";
import { oneStoryRows } from "./one-story-rows";
import { placeRows } from "./place-rows";
import { publicArticleRows } from "./public-article-rows";
import { publicListRows } from "./public-list-rows";
import { publicStopRows } from "./public-stop-rows";
import { refusedStoryRows } from "./refused-story-rows";
import { openSessionRows } from "./open-session-rows";
import { sessionRows } from "./session-rows";
import { settingsRows } from "./settings-rows";
import { storyRows } from "./story-rows";
import { submitStoryRows } from "./submit-story-rows";
import { sightingRows } from "./sighting-rows";
import { tagRows } from "./tag-rows";
import { withdrawalRows } from "./withdrawal-rows";

/** The contract of the JSON calls and of some forms, request by request. */
export const apiTable: ApiRow[] = [
  ...submitStoryRows,
  ...refusedStoryRows,
  ...publicStopRows,
  ...publicArticleRows,
  ...publicListRows,
  ...sessionRows,
  ...storyRows,
  ...oneStoryRows,
  ...createBlogPostRows,
  ...blogPostRows,
  ...createLocationRows,
  ...locationRows,
  ...photoEditRows,
  ...editRows,
  ...extractGpsRows,
  ...settingsRows,
  ...openSessionRows,
  ...notificationRows,
  ...placeRows,
  ...sightingRows,
  ...tagRows,
  ...withdrawalRows,
  ...binRows,
  ...reportRows,
  ...everyCallRows,
];

/** The owner's password and the limits that the table needs. */
export const tableSettings = {
  ADMIN_PASSWORD: "quattro parole a caso",
  SUBMIT_LIMIT: "0",
  LOGIN_LIMIT: "0",
};
