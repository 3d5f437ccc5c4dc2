import { z } from "zod";
import { storyShape } from "~/http/api/story-json.server";
import type { ApiCall } from "./api-call.server";
import { successShape } from "./success-shape.server";

/** The owner's calls about received stories (spec §7). */
export const storyCalls: ApiCall[] = [
  {
    id: "adminListStories",
    method: "GET",
    path: "/api/admin/stories",
    forOwner: true,
    isList: true,
    status: 200,
    answer: z.array(storyShape),
  },
  {
    id: "adminRemoveStory",
    method: "DELETE",
    path: "/api/admin/stories/{id}",
    forOwner: true,
    status: 200,
    answer: successShape,
    refusals: ["unknown-story"],
  },
];
