import { takeBack } from "~/domain/photos/drafts.server";
import { submitStory } from "~/domain/stories/submit-story.server";
import { jsonAnswer } from "~/http/api/json-answer.server";
import { jsonCalls } from "~/http/api/json-calls.server";
import { formRefusalAnswer } from "~/http/api/photo-refusal.server";
import { withForm } from "~/http/api/with-form.server";
import { storyFormIn } from "~/http/story-form.server";
import { apiSentences } from "~/text/api";

/** POST /api/submit-story: receives a finder's story (spec §7). A refused one leaves nothing behind. */
export const { loader, action } = jsonCalls({
  POST: (call) =>
    withForm(call, async (upload) => {
      const form = { ...storyFormIn(upload, call.context.clientAddress), hasPhotosStill: true };
      const result = await submitStory(call.site, form);
      if (!result.ok) {
        await takeBack(call.site, form, result);
        return formRefusalAnswer(result);
      }
      const { id, leftOut } = result.value;
      const notice = leftOut > 0 ? { leftOut, notice: apiSentences.leftOut(leftOut) } : {};
      return jsonAnswer({ success: true, id, ...notice }, { status: 201 });
    }),
});
