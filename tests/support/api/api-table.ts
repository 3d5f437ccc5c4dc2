import type { ApiRow } from "./api-row";
import { binRows } from "./owner-rows/bin-rows";
import { reportRows } from "./report-rows";
import { blogPostRows } from "./owner-rows/blog-post-rows";
import { createBlogPostRows } from "./owner-rows/create-blog-post-rows";
import { everyCallRows } from "./every-call-rows";
import { editRows } from "./owner-rows/edit-rows";
import { extractGpsRows } from "./owner-rows/extract-gps-rows";
import { locationRows } from "./owner-rows/location-rows";
import { createLocationRows } from "./owner-rows/create-location-rows";
import { photoEditRows } from "./owner-rows/photo-edit-rows";
import { notificationRows } from "./owner-rows/notification-rows";
import { oneStoryRows } from "./owner-rows/one-story-rows";
import { placeRows } from "./owner-rows/place-rows";
import { publicArticleRows } from "./public-rows/public-article-rows";
import { publicListRows } from "./public-rows/public-list-rows";
import { publicStopRows } from "./public-rows/public-stop-rows";
import { refusedStoryRows } from "./public-rows/refused-story-rows";
import { openSessionRows } from "./open-session-rows";
import { sessionRows } from "./session-rows";
import { settingsRows } from "./owner-rows/settings-rows";
import { storyRows } from "./owner-rows/story-rows";
import { submitStoryRows } from "./public-rows/submit-story-rows";
import { sightingRows } from "./public-rows/sighting-rows";
import { tagRows } from "./owner-rows/tag-rows";
import { wishRows } from "./owner-rows/wish-rows";
import { withdrawalRows } from "./public-rows/withdrawal-rows";

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
  ...wishRows,
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
