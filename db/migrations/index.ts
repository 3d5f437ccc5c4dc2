import type { Migration } from "kysely/migration";
import * as theJourney from "./001-the-journey";
import * as tries from "./002-tries";
import * as dates from "./003-dates";
import * as precision from "./004-precision";
import * as tags from "./005-tags";
import * as storyState from "./006-story-state";
import * as sessions from "./007-sessions";
import * as photoEdits from "./008-photo-edits";
import * as receipts from "./009-receipts";
import * as withdrawals from "./010-withdrawals";
import * as notifications from "./011-notifications";
import * as shareCards from "./012-share-cards";
import * as languages from "./013-languages";
import * as origins from "./014-origins";
import * as shownSince from "./015-shown-since";
import * as articleLanguages from "./017-article-languages";
import * as photoSizes from "./018-photo-sizes";
import * as endedSessions from "./020-ended-sessions";
import * as originsOfPoints from "./021-origins-of-points";
import * as sightings from "./023-sightings";
import * as answers from "./024-answers";
import * as followers from "./025-followers";
import * as bin from "./026-bin";
import * as photoDescriptions from "./027-photo-descriptions";
import * as reports from "./029-reports";
import * as suspectStories from "./030-suspect-stories";

/** Every migration by name, in order. The list is compiled into the program, so nothing is read from disk. */
export const migrations: Record<string, Migration> = {
  "001-the-journey": theJourney,
  "002-tries": tries,
  "003-dates": dates,
  "004-precision": precision,
  "005-tags": tags,
  "006-story-state": storyState,
  "007-sessions": sessions,
  "008-photo-edits": photoEdits,
  "009-receipts": receipts,
  "010-withdrawals": withdrawals,
  "011-notifications": notifications,
  "012-share-cards": shareCards,
  "013-languages": languages,
  "014-origins": origins,
  "015-shown-since": shownSince,
  "017-article-languages": articleLanguages,
  "018-photo-sizes": photoSizes,
  "020-ended-sessions": endedSessions,
  "021-origins-of-points": originsOfPoints,
  "023-sightings": sightings,
  "024-answers": answers,
  "025-followers": followers,
  "026-bin": bin,
  "027-photo-descriptions": photoDescriptions,
  "029-reports": reports,
  "030-suspect-stories": suspectStories,
};
