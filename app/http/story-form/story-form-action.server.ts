import type { ActionFunctionArgs } from "@remix-run/node";
import { submitStory } from "~/domain/stories/submit-story.server";
import { pageAction } from "~/http/answer/page-action.server";
import { addressWithNotice } from "~/http/receipt/receipt-page.server";
import { storyButtons, storyFormAgain, storyInput } from "./story-form-answers.server";

/** Receives the story form of a page, and leads the sender to the receipt. */
export const storyFormAction = (args: ActionFunctionArgs) =>
  pageAction(args, {
    photos: true,
    refusesUnread: true,
    input: storyInput,
    buttons: storyButtons,
    run: ({ site, form }) => submitStory(site, form),
    done: ({ receipt, leftOut }) => ({ to: addressWithNotice(receipt, "inviata", { leftOut }), status: 303 }),
    again: storyFormAgain,
  });
