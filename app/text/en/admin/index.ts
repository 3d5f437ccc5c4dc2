import * as bin from "./bin";
import * as book from "./book";
import * as firstSteps from "./first-steps";
import * as forms from "./forms";
import * as lists from "./lists";
import * as mistakes from "./mistakes";
import * as locationNotices from "./notices/location-notices";
import * as notSent from "./notices/not-sent";
import * as notifications from "./notifications/notifications";
import * as panel from "./panel";
import * as photoEdit from "./photo-edit";
import * as places from "./places/places";
import * as press from "./press";
import * as receivedStories from "./received/received-stories";
import * as reports from "./received/reports";
import * as sightings from "./received/sightings";
import * as settingsPages from "./settings-pages";
import * as printedTags from "./tags/printed-tags";
import * as tags from "./tags/tags";
import * as wishes from "./wishes";

/** The owner's pages in English. */
export const admin = {
  ...bin,
  ...book,
  ...firstSteps,
  ...forms,
  ...lists,
  ...mistakes,
  ...locationNotices,
  ...notSent,
  ...notifications,
  ...panel,
  ...photoEdit,
  ...places,
  ...press,
  ...receivedStories,
  ...reports,
  ...sightings,
  ...settingsPages,
  ...printedTags,
  ...tags,
  ...wishes,
};
