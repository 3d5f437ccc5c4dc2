import { jsonAnswer, refusalAnswer } from "~/http/api/json-answer.server";
import { forOwner, jsonCalls } from "~/http/api/json-calls.server";
import { photoStatus } from "~/http/api/photo-refusal.server";
import { withForm } from "~/http/api/with-form.server";
import { photoSentences } from "~/text/photo-sentences";

/** POST /api/extract-gps: where a photo was taken, as far as it says so; nothing is kept (spec §7). */
export const { loader, action } = jsonCalls({
  POST: forOwner((call) =>
    withForm(call, async ({ files }) => {
      const photo = files.findLast(({ field }) => field === "photo");
      if (!photo) return refusalAnswer({ code: "photo-missing" });
      const result = await call.site.images.position(photo);
      if (result.ok) return jsonAnswer(result.value);
      const fieldErrors = { photo: [photoSentences[result.code](photo.fileName)] };
      return refusalAnswer({ code: "invalid", fieldErrors, status: photoStatus(result.code) });
    }),
  ),
});
