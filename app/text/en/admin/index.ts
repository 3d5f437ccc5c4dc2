import { firstSteps } from "./first-steps";
import { blogPosts, exactPoints, listSearch, locations, precision, selection } from "./lists";
import { stories, storyState, storyTag } from "./lists";
import { journeyEnding, login, missing, pagination, panel, paused } from "./panel";
import { preview, removal, storage, unsentForm } from "./panel";
import { storyFilters, storyPage, storyRemoval, withdrawnStories } from "./received/received-stories";
import { reports } from "./received/reports";
import { sightings } from "./received/sightings";
import { storyArchive } from "./received/story-archive";
import { printedTags } from "./tags/printed-tags";
import { tags } from "./tags/tags";

/** The owner's pages in English. */
export const admin = {
  ...{ panel, login, preview, pagination, removal, storage, missing, journeyEnding, paused, unsentForm },
  ...{ firstSteps, stories, storyState, storyTag, storyFilters, storyPage, storyRemoval, storyArchive },
  ...{
    withdrawnStories,
    sightings,
    reports,
    selection,
    listSearch,
    blogPosts,
    locations,
    exactPoints,
    precision,
  },
  ...{ tags, printedTags },
};
